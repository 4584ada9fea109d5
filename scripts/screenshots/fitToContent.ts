import type {Page} from '@playwright/test';
import {heightOf} from './heightOf';

/**
 * Makes the viewport as tall as the content of an app's page, or at most as tall as it is. If its upper edge cuts a row, the page is
 * scrolled up to this row.
 */
export async function fitToContent(page: Page): Promise<void> {
  const boxesOf = (selector: string) =>
    page.locator(selector).evaluateAll(elements =>
      elements.map(element => {
        const {top, bottom, height} = element.getBoundingClientRect();
        return {top, bottom, height};
      }),
    );
  const cut = (await boxesOf('header, main :is(h1, h2, li, label, button, p)')).filter(
    ({top, bottom}) => top < 0 && bottom > 0,
  );
  await page.evaluate(y => window.scrollBy(0, y), Math.min(0, ...cut.map(({top}) => top)));
  const content = {
    end: Math.max(...(await boxesOf('main > *')).map(({bottom}) => bottom)),
    rows: (await boxesOf('main :is(li, label, button, p, a)')).map(({bottom}) => bottom),
    messages: (await boxesOf('.toasts p'))[0]?.height ?? 0,
  };
  const {width, height} = page.viewportSize() ?? {width: 0, height: 0};
  await page.setViewportSize({width, height: heightOf(content, height)});
}
