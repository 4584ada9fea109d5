import fs from 'node:fs';
import path from 'node:path';
import {expectAccessible} from '../support/axe';
import {BUILD_DIR} from '../support/builtPages';
import {expect} from '../support/fixtures';
import {measureOverflow} from '../support/overflow';
import {createSiteTest} from '../support/siteTest';
import {PHONE} from '../support/viewports';

const APPS = path.join(BUILD_DIR, 'apps');

/** The apps work wherever they're served. Here, that's a folder that the site wasn't built for. */
const test = createSiteTest({dir: BUILD_DIR, baseUrl: '/any/folder/'});

const apps = fs
  .readdirSync(APPS)
  .filter(series => series !== 'assets')
  .flatMap(series => fs.readdirSync(path.join(APPS, series)).map(part => `${series}/${part}`));

/** The series' last apps, which have all that the earlier ones have. */
const isLast = (app: string) =>
  !apps.some(other => other > app && other.split('/')[0] === app.split('/')[0]);

for (const app of apps) {
  const tag = isLast(app) ? [] : '@release';
  test(`the app of ${app} starts without an error and has noindex`, {tag}, async ({page, at}) => {
    await page.goto(at(`/apps/${app}/`));
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await page.setViewportSize(PHONE);
    expect(await measureOverflow(page)).toMatchObject({pixels: 0});
    await expectAccessible(page, `the app of ${app}`);
  });
}

test('an app keeps its page through a reload, and a link on the page scrolls there', async ({
  page,
  at,
}) => {
  await page.goto(at('/apps/essentials/4/'));
  await page.getByRole('button', {name: 'Sign in'}).click();
  await page.getByRole('link', {name: 'Desk'}).click();
  await expect(page.getByRole('heading', {level: 1, name: /desk/i})).toBeVisible();
  await page.reload();
  // The app forgets who's signed in, but not the requested page.
  await page.getByRole('button', {name: 'Sign in'}).click();
  await expect(page.getByRole('heading', {level: 1, name: /desk/i})).toBeVisible();

  await page.getByRole('link', {name: 'Skip to the content'}).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('heading', {level: 1, name: /desk/i})).toBeVisible();
});

test('the practice server answers from memory, in the state that the URL requests', async ({
  page,
  at,
}) => {
  const requests: string[] = [];
  page.on('request', request => requests.push(new URL(request.url()).pathname));
  await page.goto(at('/apps/essentials/8/?server=empty'));
  await page.getByRole('button', {name: 'Sign in'}).click();
  await expect(page.getByText('The shed is empty.')).toBeVisible();
  expect(requests.filter(request => request.includes('/shed'))).toEqual([]);
});

test('no app is in the sitemap', () => {
  expect(apps.length).toBeGreaterThan(5);
  expect(fs.readFileSync(path.join(BUILD_DIR, 'sitemap.xml'), 'utf8')).not.toContain('/apps/');
});
