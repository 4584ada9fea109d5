import type {Page} from '@playwright/test';

/**
 * The layout shifts since the page was parsed, each with the elements that it moved. Earlier ones don't count: a busy
 * browser paints part of the page while parsing, and what follows moves the footer.
 */
export async function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>(resolve => {
        type Rect = DOMRectReadOnly;
        interface Source {
          node: Node | null;
          previousRect: Rect;
          currentRect: Rect;
        }
        type Shift = PerformanceEntry & {value: number; sources: Source[]};
        const place = ({x, y, width, height}: Rect) => [x, y, width, height].join(' ');
        const tell = ({node, previousRect, currentRect}: Source) =>
          `${node instanceof Element ? node.outerHTML.slice(0, 80) : node?.nodeValue}: ${place(previousRect)} → ${place(currentRect)}`;
        const [loaded] = performance.getEntriesByType('navigation');
        const parsedAt = (loaded as PerformanceNavigationTiming).domInteractive;
        const shifts: string[] = [];
        new PerformanceObserver(list => {
          for (const {startTime, value, sources} of list.getEntries() as Shift[]) {
            if (startTime >= parsedAt) {
              shifts.push([value, ...sources.map(tell)].join('\n'));
            }
          }
        }).observe({type: 'layout-shift', buffered: true});
        setTimeout(() => resolve(shifts), 500);
      }),
  );
}
