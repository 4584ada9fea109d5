import type {Page} from '@playwright/test';

declare global {
  interface Window {
    /** When the second frame after parsing began, in the milliseconds of `performance.now()`. */
    settledAt?: number;
  }
}

/** Records, for each page opened from now on, when `layoutShifts` should start counting. */
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
 * The layout shifts since the parsed page's first frame, each with the elements that moved. Earlier shifts don't count:
 * a busy browser paints part of the page while it's still parsing, and the next frame moves what was painted.
 */
export async function layoutShifts(page: Page): Promise<string[]> {
  // What's loaded after the page may move it, too.
  await page.waitForLoadState('networkidle');
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
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(shifts)));
      }),
  );
}
