import type {Page} from '@playwright/test';
import {blockFont} from './blockFont';

const REGULAR = 520;
const BOLD = 640;

const face = (family: string, weight: string, advance: number, height: number): string =>
  `@font-face {
    font-family: '${family}';
    font-weight: ${weight};
    src: url('${blockFont({advance, height})}');
  }`;

/** The widths are those of usual fonts: a system's font for running text, and one for code. */
const STYLE = `
  ${face('Text blocks', '100 550', 500, REGULAR)}
  ${face('Text blocks', '551 900', 530, BOLD)}
  ${face('Code blocks', '100 550', 600, REGULAR)}
  ${face('Code blocks', '551 900', 600, BOLD)}
  html {
    --font-text: 'Text blocks' !important;
    --font-code: 'Code blocks' !important;
    font-synthesis: none;
    text-rendering: geometricprecision;
  }
`;

/** Shows all text of the page in fonts of solid blocks, which look the same on every machine. */
export async function showTextAsBlocks(page: Page): Promise<void> {
  await page.addStyleTag({content: STYLE});
  await page.evaluate(async () => {
    const weights = [400, 700];
    const families = ['Text blocks', 'Code blocks'];
    await Promise.all(
      families.flatMap(family =>
        weights.map(weight => document.fonts.load(`${weight} 16px '${family}'`)),
      ),
    );
  });
}

/** The font families of shown text that neither font of blocks replaces: they differ from machine to machine. */
export const otherFonts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shown = [...document.body.querySelectorAll('*')].filter(
      element => element.checkVisibility() && element.textContent !== '',
    );
    const families = shown.map(element => getComputedStyle(element).fontFamily);
    return [...new Set(families)].filter(family => !/^['"]?(?:Text|Code) blocks/.test(family));
  });
