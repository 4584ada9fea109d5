import fs from 'node:fs';
import path from 'node:path';
import {COLOR_MODES, expectAccessible, setColorMode} from '../support/axe';
import {BUILD_DIR} from '../support/builtPages';
import {expect, test} from '../support/fixtures';
import {openPage} from '../support/openPage';
import {PHONE} from '../support/viewports';

const ROUTE = '/api/store';
const markdown = () => fs.readFileSync(path.join(BUILD_DIR, `${ROUTE}.md`), 'utf8');

test("the button copies the page's Markdown, loading it on demand", async ({page, at, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const requests: string[] = [];
  page.on('request', request => requests.push(new URL(request.url()).pathname));
  await openPage(page, at(ROUTE));
  await page.waitForLoadState('networkidle');
  const isOfMenu = (url: string) => url.endsWith('.md') || url.includes('intent-page-menu');
  expect(requests.filter(isOfMenu)).toEqual([]);

  await page.getByRole('button', {name: 'Copy page'}).click();
  await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(markdown());
  expect(requests).toContain(new URL(at(`${ROUTE}.md`)).pathname);
});

for (const mode of COLOR_MODES) {
  test(`the page menu is accessible in ${mode} mode`, async ({reader: page, at}) => {
    await openPage(page, at(ROUTE));
    await setColorMode(page, mode);
    await page.getByRole('button', {name: 'Open in…'}).click();
    await expect(page.getByRole('link', {name: 'View as Markdown'})).toBeVisible();
    await expectAccessible(page, `the menu in ${mode} mode`);
  });
}

test('the page menu works by keyboard and links to Markdown and source', async ({
  reader: page,
  at,
}) => {
  await openPage(page, at(ROUTE));
  await page.getByRole('button', {name: 'Copy page'}).focus();
  await page.keyboard.press('Tab');
  const button = page.getByRole('button', {name: 'Open in…'});
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  const link = page.getByRole('link', {name: 'View as Markdown'});
  await expect(link).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', {name: 'View source on GitHub'})).toHaveAttribute(
    'href',
    /^https:\/\/github\.com\/[^/]+\/[^/]+\/blob\//,
  );
  await link.click();
  await expect(page).toHaveURL(at(`${ROUTE}.md`));
  await expect(page.locator('body')).toContainText('# ');
});

test('the button opens the Markdown itself if the script fails to load', async ({browser, at}) => {
  const page = await browser.newPage();
  await page.route(/intent-page-menu/, route => route.abort());
  await page.goto(at(ROUTE));
  await page.getByRole('button', {name: 'Open in…'}).click();
  await page.getByRole('link', {name: 'Markdown'}).click();
  await expect(page).toHaveURL(at(`${ROUTE}.md`));
  await page.goBack();
  await page.getByRole('button', {name: 'Copy page'}).click();
  await expect(page).toHaveURL(at(`${ROUTE}.md`));
  await page.close();
});

test('on a phone, the page menu fits in the window', async ({reader: page, at}) => {
  await page.setViewportSize(PHONE);
  await openPage(page, at(ROUTE));
  await page.getByRole('navigation', {name: 'On this page'}).locator('summary').click();
  await page.getByRole('button', {name: 'Open in…'}).click();
  const link = page.getByRole('link', {name: 'View source on GitHub'});
  await expect(link).toBeInViewport({ratio: 1});
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
