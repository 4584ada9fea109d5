import type {Page} from '@playwright/test';

/** Waits until the page has rendered a frame, which includes the events of a scroll or resize before it. */
export const renderedFrame = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
