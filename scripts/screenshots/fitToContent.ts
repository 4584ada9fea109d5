import type {Page} from '@playwright/test';
import {heightOf} from './heightOf';

/** Makes the viewport as tall as the content of an app's page, or at most as tall as it is. */
export async function fitToContent(page: Page): Promise<void> {
  const content = await page.evaluate(() => ({
    end: Math.max(
      ...Array.from(
        document.querySelectorAll('main > *'),
        child => child.getBoundingClientRect().bottom,
      ),
    ),
    rows: Array.from(
      document.querySelectorAll('main :is(li, label, button, p)'),
      row => row.getBoundingClientRect().bottom,
    ),
    messages: document.querySelector('.toasts p')?.getBoundingClientRect().height ?? 0,
  }));
  const {width, height} = page.viewportSize() ?? {width: 0, height: 0};
  await page.setViewportSize({width, height: heightOf(content, height)});
}
