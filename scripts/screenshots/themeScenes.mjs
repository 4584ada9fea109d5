/** A long article with everything that an article can have. */
const ARTICLE = '/tutorials/essentials/part-6-performance-normalization';

const DESKTOP = {width: 880, height: 560};
const PHONE = {width: 360, height: 560};

/**
 * @typedef {object} ThemeScene A feature of the theme to take a picture of, on a page of this site.
 * @property {string} name The name of the picture.
 * @property {string} route The page.
 * @property {'light' | 'dark'} mode The color mode.
 * @property {{width: number, height: number}} viewport The window, in CSS pixels.
 * @property {(page: import('@playwright/test').Page) => Promise<void>} play Brings the page into that state.
 * @property {string} [part] A selector for the part of the page that the picture shows; by default the window.
 */

/** @type {readonly ThemeScene[]} */
export const themeScenes = [
  {
    name: 'article',
    route: '/api/store',
    mode: 'light',
    viewport: {width: 1000, height: 480},
    async play() {},
  },
  {
    name: 'search',
    route: '/api/store',
    mode: 'dark',
    viewport: DESKTOP,
    async play(page) {
      await page.keyboard.press('/');
      await page.getByRole('combobox').fill('create slice');
      await page.locator('.DocSearch-Hit').first().waitFor();
    },
  },
  {
    name: 'reading-bar',
    route: ARTICLE,
    mode: 'light',
    viewport: DESKTOP,
    async play(page) {
      await page
        .locator('main h2')
        .nth(3)
        .evaluate(heading => heading.scrollIntoView());
      await page.locator('.theme-doc-toc-mobile summary').click();
    },
  },
  {
    name: 'page-menu',
    route: '/api/store',
    mode: 'dark',
    viewport: DESKTOP,
    async play(page) {
      await page.getByRole('button', {name: 'Open in'}).click();
    },
  },
  {
    name: 'code-block',
    route: ARTICLE,
    mode: 'light',
    viewport: DESKTOP,
    part: '.theme-code-block:has(ins):has-text("interface RequestState")',
    async play(page) {
      await page
        .locator(this.part ?? '')
        .first()
        .hover();
    },
  },
  {
    name: 'drawer',
    route: ARTICLE,
    mode: 'dark',
    viewport: PHONE,
    async play(page) {
      await page.locator('.navbar__toggle').click();
      await page.getByRole('dialog', {name: 'Navigation'}).waitFor();
    },
  },
  {
    name: 'keyboard-help',
    route: '/api/store',
    mode: 'light',
    viewport: DESKTOP,
    async play(page) {
      await page.keyboard.press('Shift+?');
      await page.getByRole('dialog', {name: 'Keyboard shortcuts'}).waitFor();
    },
  },
];
