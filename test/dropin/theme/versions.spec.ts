import type {Locator, Page} from '@playwright/test';
import {openPage} from '../../support/openPage';
import {dialogOf, openSearch} from '../../support/searchDialog';
import {expect, test} from './dropinSite';

const LABELS: Readonly<Record<string, string>> = {next: 'Next', '1.0': '1.0'};

const navbar = (page: Page): Locator => page.getByRole('navigation', {name: 'Main'});

/** The version dropdown's button, labeled with the page's version. */
function versionButton(page: Page, route: string): Locator {
  const label = LABELS[route.replace(/^\/ar/, '').split('/')[2] ?? ''] ?? '2.0';
  return navbar(page).getByRole('button', {name: label});
}

test(
  "the version dropdown lists the versions, newest first, and the site's own items, and leads to another version",
  {tag: ['@webpack', '@oldest']},
  async ({page, at}) => {
    await openPage(page, at('/docs/places'));
    await versionButton(page, '/docs/places').focus();
    await page.keyboard.press('Enter');
    const after = page.getByRole('link', {name: 'All editions'});
    await expect(after).toBeVisible();
    const list = page.getByRole('list').filter({has: after}).last();
    await expect(list.getByRole('link')).toHaveText(['Next', '2.0', '1.0', 'All editions']);
    await expect(list.getByRole('link', {name: '2.0'})).toHaveAttribute(
      'aria-current',
      /page|true/,
    );
    await list.getByRole('link', {name: 'Next'}).click();
    await expect(page).toHaveURL(new RegExp(`${at('/docs/next/places')}/?$`));
    await expect(versionButton(page, '/docs/next/places')).toBeVisible();
  },
);

for (const {route, says} of [
  {route: '/docs/next/', says: /unreleased/i},
  {route: '/docs/1.0/', says: /no longer actively maintained/i},
]) {
  test(
    `${route} names its version and links to the latest`,
    {tag: route === '/docs/1.0/' ? '@webpack' : []},
    async ({page, at}) => {
      await openPage(page, at(route));
      await expect(page.getByText(says).first()).toBeVisible();
      await page.getByRole('main').getByRole('link', {name: 'latest version'}).click();
      await expect(page).toHaveURL(at('/docs/'));
      await expect(page.getByText(says)).toHaveCount(0);
    },
  );
}

test('the version that a reader chose sticks for items outside the docs', async ({page, at}) => {
  await openPage(page, at('/docs/places'));
  await versionButton(page, '/docs/places').focus();
  await page.keyboard.press('Enter');
  await navbar(page).getByRole('link', {name: '1.0', exact: true}).last().click();
  await expect(page).toHaveURL(at('/docs/1.0/places'));
  await openPage(page, at('/blog'));
  await navbar(page).getByRole('link', {name: 'Start', exact: true}).click();
  await expect(page).toHaveURL(new RegExp(`${at('/docs/1.0')}/?$`));
});

test("a version's own page names that version and appears in its sidebar", async ({page, at}) => {
  await openPage(page, at('/docs/next/setup/notebook'));
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await expect(sidebar.locator('a[aria-current="page"]')).toHaveText('Notebook');
  await openPage(page, at('/docs/setup/optics'));
  await expect(sidebar.locator('a[aria-current="page"]')).toHaveText('Optics');
  await expect(sidebar.getByRole('link', {name: 'Notebook'})).toHaveCount(0);
});

test('the search page has the results of the version that the dialog searched, until the reader chooses another', async ({
  page,
  at,
}) => {
  await openSearch(page, at('/docs/1.0/'));
  await page.keyboard.type('redshank');
  await dialogOf(page)
    .getByRole('link', {name: /^See all/})
    .click();
  await expect(page).toHaveURL(/\/search\/?\?q=redshank&version=docs-default-1\.0$/);
  const main = page.getByRole('main');
  await expect(main.getByRole('link').first()).toHaveAttribute('href', /\/docs\/1\.0/);
  await main.getByRole('combobox', {name: 'Versions'}).selectOption('2.0');
  await expect(page).toHaveURL(/&version=docs-default-2\.0$/);
  await expect(main).toContainText('No results for “redshank”');
});
