import {addStyles} from '../../support/addStyles';
import {COLOR_MODES, expectReadableColors, showColorMode} from '../../support/axe';
import {openPage} from '../../support/openPage';
import {createSiteTest} from '../../support/siteTest';
import {PHONE} from '../../support/viewports';
import {BASE_URL, expect, hostedDir} from './dropinSite';

/*
 * The site with the CSS in `site/src/css/restyled.css`. Its search page, which needs the hosted service, is checked in
 * `hosted.spec.ts`.
 */

const test = createSiteTest({dir: hostedDir, baseUrl: BASE_URL});

const ROUTES = ['/docs/', '/docs/setup/optics', '/blog', '/blog/2026/03/01/spring', '/'];

for (const route of ROUTES) {
  test(
    `links and active rows of ${route} are distinguishable and readable`,
    {tag: route.startsWith('/docs/') ? '@webpack' : []},
    async ({page, at}) => {
      await openPage(page, at(route));
      for (const mode of COLOR_MODES) {
        await showColorMode(page, mode);
        await expectReadableColors(page, `${route} in ${mode} mode`);
      }
    },
  );
}

test(
  "links in text are underlined if their color is close to the text's, and the active row's background fits the site's text color",
  {tag: '@webpack'},
  async ({page, at}) => {
    await openPage(page, at('/docs/'));
    const link = page.getByRole('article').getByRole('link', {name: 'optics'});
    await expect(link).toHaveCSS('color', 'rgb(43, 58, 85)');
    await expect(link).toHaveCSS('text-decoration-line', 'underline');
    const row = page.getByRole('navigation', {name: 'Docs sidebar'}).locator('[aria-current=page]');
    await expect(row).toHaveCSS('color', 'rgb(255, 255, 255)');
    await row.hover();
    await expect(row).toHaveCSS('color', 'rgb(255, 255, 255)');
    await expectReadableColors(page, 'the active row under the pointer');

    // The site's own rule for links still wins.
    await addStyles(page, 'a { text-decoration: none }');
    await expect(link).toHaveCSS('text-decoration-line', 'none');
  },
);

test("fields of the search don't make iOS zoom in", async ({page, at}) => {
  await page.setViewportSize(PHONE);
  await openPage(page, at('/docs/'));
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
    '13px',
  );
  await page.getByRole('button', {name: 'Search'}).click();
  await expect(page.getByRole('combobox')).toHaveCSS('font-size', '16px');
  await openPage(page, at('/search'));
  await expect(page.getByRole('searchbox')).toHaveCSS('font-size', '16px');
});
