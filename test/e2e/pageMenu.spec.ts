import fs from 'node:fs';
import path from 'node:path';
import {BUILD_DIR} from '../support/builtPages';
import {expect, test} from '../support/fixtures';
import {openPage} from '../support/openPage';

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
