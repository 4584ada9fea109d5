import type {Page} from '@playwright/test';

/** Adds style rules to a page, even under a Content Security Policy, which blocks `addStyleTag`. */
export async function addStyles(page: Page, css: string): Promise<void> {
  await page.evaluate(rules => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}
