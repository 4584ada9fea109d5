import {expectAccessible} from '../support/axe';
import {openPage} from '../support/openPage';
import {measureOverflow} from '../support/overflow';
import {CHECKED_WIDTHS, DESKTOP} from '../support/viewports';
import {expectMissing} from '../support/watchPage';
import {COLOR_MODES, showColorMode} from './colorModes';
import {ARABIC, expect, routesOf, test} from './dropinSite';

for (const route of routesOf('rspack')) {
  test(`${route} answers 200, hydrates without an error and is accessible in both color modes`, async ({
    reader,
    at,
  }) => {
    const response = await reader.goto(at(route));
    expect(response?.status()).toBe(200);
    await openPage(reader, at(route));
    await reader.waitForLoadState('networkidle');
    await expect(reader.getByRole('main')).toBeVisible();
    for (const mode of COLOR_MODES) {
      await showColorMode(reader, mode);
      await expectAccessible(reader, `${route} in ${mode} mode`);
    }
  });
}

for (const route of ['/', '/docs/next', '/docs/1.0/places', '/blog', `${ARABIC}/docs`]) {
  test(`${route} does not scroll sideways at any width`, async ({reader, at}) => {
    await openPage(reader, at(route));
    for (const width of CHECKED_WIDTHS) {
      await reader.setViewportSize({width, height: DESKTOP.height});
      expect(await measureOverflow(reader), `at ${width} px`).toEqual({pixels: 0, elements: []});
    }
  });

  test(`${route} can be read without JavaScript`, async ({plainReader, at}) => {
    await plainReader.goto(at(route));
    await expect(plainReader.getByRole('main')).toBeVisible();
    const text = await plainReader.getByRole('main').innerText();
    expect(text.trim()).not.toBe('');
    await expect(plainReader.getByRole('navigation', {name: 'Main'})).toBeVisible();
  });
}

for (const home of ['', ARABIC]) {
  test(`an unknown path below ${home}/ shows the not-found page`, async ({page, at}) => {
    const route = `${home}/docs/no/such/page`;
    expectMissing(page, at(route));
    const response = await page.goto(at(route));
    expect(response?.status()).toBe(404);
    await openPage(page, at(route));
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expectAccessible(page, 'the not-found page');
  });
}
