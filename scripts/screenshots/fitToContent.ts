import type {Page} from '@playwright/test';
import {heightOf} from './heightOf';

/**
 * Makes the viewport as tall as the content of an app's page, or at most as tall as it is. If its upper edge cuts a row, the page is
 * scrolled up to this row.
 */
export async function fitToContent(page: Page): Promise<void> {
  const content = await page.evaluate(() => {
    const boxesOf = (selector: string) =>
      Array.from(document.querySelectorAll(selector), element => element.getBoundingClientRect());
    const cut = boxesOf('header, main :is(h1, h2, li, label, button, p)').filter(
      ({top, bottom}) => top < 0 && bottom > 0,
    );
    window.scrollBy(0, Math.min(0, ...cut.map(({top}) => top)));
    return {
      end: Math.max(...boxesOf('main > *').map(({bottom}) => bottom)),
      rows: boxesOf('main :is(li, label, button, p, a)').map(({bottom}) => bottom),
      messages: boxesOf('.toasts p')[0]?.height ?? 0,
    };
  });
  const {width, height} = page.viewportSize() ?? {width: 0, height: 0};
  await page.setViewportSize({width, height: heightOf(content, height)});
}
