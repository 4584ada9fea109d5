import {expectAccessible, expectReadableColors, showColorMode} from '../../support/axe';
import {openPage} from '../../support/openPage';
import {measureOverflow} from '../../support/overflow';
import {CHECKED_WIDTHS, DESKTOP} from '../../support/viewports';
import {expectMissing} from '../../support/watchPage';
import {ARABIC, expect, hasAllLocales, test} from './dropinSite';
import {ARABIC_ROUTES, ROUTES} from './routes';

/** One of each kind of page. The others have the same markup with any bundler, and no CSS of their own. */
const KINDS: readonly string[] = ['/', '/docs/next', '/blog', '/blog/archive', '/search'];

/** Pages of the second locale have the same markup in the other direction, so one of each kind is enough. */
const ARABIC_KINDS = ARABIC_ROUTES.filter(route =>
  KINDS.includes(route.slice(ARABIC.length) || '/'),
);

for (const route of [...ROUTES, ...ARABIC_KINDS]) {
  test(
    `${route} returns 200, hydrates without an error, and is accessible in both color modes`,
    {tag: KINDS.includes(route) ? '@webpack' : []},
    async ({reader, at}) => {
      const response = await openPage(reader, at(route));
      expect(response?.status()).toBe(200);
      await expect(reader.getByRole('main')).toBeVisible();
      await expectAccessible(reader, route);
      await showColorMode(reader, 'dark');
      await expectReadableColors(reader, `${route} in dark mode`);
    },
  );
}

test(
  'every page returns 200 and hydrates without an error',
  {tag: ['@webpack', '@oldest']},
  async ({reader, at}) => {
    test.slow();
    // The tests above have visited the English pages.
    const routes = hasAllLocales(test.info().project.name) ? ARABIC_ROUTES : ROUTES;
    for (const route of routes) {
      const response = await openPage(reader, at(route));
      expect(response?.status(), route).toBe(200);
      await expect(reader.getByRole('main'), route).toBeVisible();
    }
  },
);

test(
  'text uses the font that comes with the theme',
  {tag: ['@webpack', '@oldest']},
  async ({page, at}) => {
    const font = page.waitForResponse(/\/assets\/fonts\/folio-text-\w+\.woff2$/);
    await openPage(page, at('/docs'));
    expect((await font).status()).toBe(200);
    await page.evaluate(() => document.fonts.ready);
    expect(
      await page.evaluate(() =>
        [...document.fonts].some(
          ({family, status}) => /Folio Text\W*$/.test(family) && status === 'loaded',
        ),
      ),
    ).toBe(true);
    await expect(page.getByRole('article')).toHaveCSS('font-family', /^"?Folio Text"?,/);
  },
);

for (const route of ['/', '/docs/next', '/docs/1.0/places', '/blog', `${ARABIC}/docs`]) {
  test(
    `${route} doesn't scroll sideways at any width`,
    {tag: route.startsWith(ARABIC) ? [] : '@webpack'},
    async ({reader, at}) => {
      await openPage(reader, at(route));
      for (const width of CHECKED_WIDTHS) {
        await reader.setViewportSize({width, height: DESKTOP.height});
        expect(await measureOverflow(reader), `at ${width} px`).toEqual({pixels: 0, elements: []});
      }
    },
  );
}

for (const home of ['', ARABIC]) {
  test(
    `an unknown path below ${home}/ shows the not-found page`,
    {tag: home === '' ? '@webpack' : []},
    async ({page, at}) => {
      const route = `${home}/docs/no/such/page`;
      expectMissing(page, at(route));
      const response = await page.goto(at(route));
      expect(response?.status()).toBe(404);
      await openPage(page, at(route));
      await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      await expectAccessible(page, 'the not-found page');
    },
  );
}
