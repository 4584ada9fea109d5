import {openPage} from '../../support/openPage';

import {COLOR_MODES, showColorMode} from '../../support/axe';
import {expect, test} from './dropinSite';

/** The value of `--ifm-color-primary` in `site/src/css/custom.css`. */
const PRIMARY = {light: 'rgb(18, 97, 74)', dark: 'rgb(111, 214, 179)'};

test("the site's own CSS beats the theme's", {tag: '@webpack'}, async ({page, at}) => {
  await openPage(page, at('/docs/'));
  const copyright = page.getByRole('contentinfo').getByText('Copyright © 2026');
  await expect(copyright).toHaveCSS('letter-spacing', '3px');
});

/** The selectors to which the site's CSS gives the styles below. */
const PLAIN = [
  ...['h1', 'h2', 'h3', 'a', 'code', 'ul', 'summary', 'kbd', '.alert', '.navbar', '.navbar__link'],
  ...['.navbar__title', '.menu__link', '.footer', '.footer__title', '.pagination-nav__link'],
  '.tabs__item',
];

test("a plain selector of the site's CSS is enough", {tag: '@webpack'}, async ({page, at}) => {
  await openPage(page, at('/docs/next/'));
  await page.evaluate(() => void (document.documentElement.dataset.plain = ''));
  for (const selector of PLAIN) {
    const inArticle = page.locator(`main article ${selector}`);
    const element = ((await inArticle.count()) > 0 ? inArticle : page.locator(selector)).first();
    await expect.soft(element, selector).toHaveCSS('color', 'rgb(1, 2, 3)');
    await expect.soft(element, selector).toHaveCSS('font-size', '31px');
    await expect.soft(element, selector).toHaveCSS('letter-spacing', '2px');
    await expect.soft(element, selector).toHaveCSS('padding', '9px');
  }
});

test(
  "links have the color that the site sets with Infima's variable, in both modes",
  {tag: '@webpack'},
  async ({page, at}) => {
    await openPage(page, at('/docs/'));
    const link = page.getByRole('article').getByRole('link', {name: 'optics'});
    for (const mode of COLOR_MODES) {
      await showColorMode(page, mode);
      await expect(link, mode).toHaveCSS('color', PRIMARY[mode]);
    }
  },
);
