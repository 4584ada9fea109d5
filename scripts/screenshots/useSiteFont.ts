import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Page} from '@playwright/test';

const FONT = path.join(
  path.dirname(fileURLToPath(import.meta.url)),
  '../../theme-plugin/theme/fonts/folio-text.woff2',
);

/** Sets an app's page in the site's typeface, so that screenshots match the site and don't depend on system fonts. */
export async function useSiteFont(page: Page): Promise<void> {
  const data = fs.readFileSync(FONT, 'base64');
  await page.addStyleTag({
    content: `
      @font-face {
        font-family: 'Folio Text';
        font-weight: 400 700;
        src: url('data:font/woff2;base64,${data}') format('woff2');
      }
      body { font-family: 'Folio Text'; }`,
  });
  await page.evaluate(() => document.fonts.load("1rem 'Folio Text'"));
}
