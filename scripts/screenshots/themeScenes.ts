import type {Page} from '@playwright/test';

/** A long article with every kind of content. */
const ARTICLE = '/tutorials/essentials/part-6-performance-normalization';

const DESKTOP = {width: 880, height: 560};
const PHONE = {width: 360, height: 560};

/** A feature of the theme for a screenshot, on a page of this site. */
export interface ThemeScene {
  /** The screenshot's path below `theme-plugin/`. */
  file: string;
  /** The route of the page. */
  route: string;
  /** The color mode. */
  mode: 'light' | 'dark';
  /** The viewport, in CSS pixels. */
  viewport: {width: number; height: number};
  /** Brings the page into that state. */
  play: (page: Page) => Promise<void>;
  /** A selector for the part of the page to show. By default, it's the viewport. */
  part?: string;
}

export const themeScenes: readonly ThemeScene[] = [
  {
    file: 'theme/docs/article.png',
    route: '/api/store',
    mode: 'light',
    viewport: {width: 1000, height: 480},
    async play() {},
  },
  {
    file: 'theme/docs/search.png',
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
    file: 'theme/docs/reading-bar.png',
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
    file: 'theme/docs/page-menu.png',
    route: '/api/store',
    mode: 'dark',
    // Wide enough for the menu to be beside the article.
    viewport: {width: 1240, height: 420},
    async play(page) {
      await page.getByRole('button', {name: 'Open in'}).click();
    },
  },
  {
    file: 'theme/docs/code-block.png',
    route: ARTICLE,
    mode: 'light',
    viewport: DESKTOP,
    part: '.theme-code-block:has(ins)',
    async play(page) {
      await page
        .locator(this.part ?? '')
        .first()
        .hover();
    },
  },
  {
    file: 'theme/docs/drawer.png',
    route: ARTICLE,
    mode: 'dark',
    viewport: PHONE,
    async play(page) {
      await page.locator('.navbar__toggle').click();
      await page.getByRole('dialog', {name: 'Navigation'}).waitFor();
    },
  },
  {
    file: 'playground/playground.png',
    route: '/introduction/getting-started',
    mode: 'light',
    viewport: {width: 800, height: 1100},
    async play(page) {
      const block = page.locator('.folio-playground').first();
      await block.scrollIntoViewIfNeeded();
      await block.getByRole('button', {name: 'Run'}).click();
      await block.getByText('expected results are correct').waitFor();
      await block.getByRole('listbox', {name: 'Store'}).waitFor();
      await block.evaluate(element => element.scrollIntoView({block: 'center'}));
    },
    part: '[data-editing]',
  },
];
