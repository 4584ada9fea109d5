import type {Page} from '@playwright/test';

declare global {
  interface Window {
    /** When the second frame after the page was parsed began, in ms, as `performance.now()` counts. */
    settledAt?: number;
  }
}

/** Notes on each page that is opened from now on when `layoutShifts` begins to count. */
export async function noteSettling(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener(
      'readystatechange',
      () =>
        requestAnimationFrame(() =>
          requestAnimationFrame(time => {
            window.settledAt = time;
          }),
        ),
      {once: true},
    );
  });
}

/**
 * The layout shifts since the first frame of the parsed page, each with the elements that it moved. Earlier ones don't
 * count: a busy browser paints part of the page while parsing, and the frame that adds the rest moves what was painted.
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
        const {settledAt} = window;
        if (settledAt === undefined) {
          throw new Error('Call noteSettling() before the page is opened.');
        }
        const shifts: string[] = [];
        new PerformanceObserver(list => {
          for (const {startTime, value, sources} of list.getEntries() as Shift[]) {
            if (startTime >= settledAt) {
              shifts.push([value, ...sources.map(tell)].join('\n'));
            }
          }
        }).observe({type: 'layout-shift', buffered: true});
        setTimeout(() => resolve(shifts), 500);
      }),
  );
}
