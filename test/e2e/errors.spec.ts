import type {Page} from '@playwright/test';
import {expectAccessible, expectReadableColors, setColorMode} from '../support/axe';
import {expect, test} from '../support/fixtures';
import {openPage} from '../support/openPage';
import {PHONE} from '../support/viewports';

const answer = (page: Page) => page.getByRole('main').getByRole('status');

test('a code in the URL shows its message, focused, announced, and readable in both color modes', async ({
  reader: page,
  at,
}) => {
  await openPage(page, `${at('/errors')}?code=7`);
  await expect(answer(page)).toContainText('Error 7: The action isn’t a plain object');
  await expect(answer(page)).toContainText('Actions must be plain objects.');
  await expect(answer(page)).toBeFocused();
  await expect(answer(page)).toBeInViewport();
  const within = 'main [role=status]';
  await expectAccessible(page, 'the answer', {within});
  await setColorMode(page, 'dark');
  await expectReadableColors(page, 'the answer in dark mode', within);
});

test('the text is in its place before the table has arrived', async ({page, at}) => {
  await openPage(page, at('/errors'));
  const place = () => page.getByRole('main').boundingBox();
  const {x, width} = (await place()) ?? {};
  await page.evaluate(() =>
    document.querySelectorAll('main > :not(nav, header, p)').forEach(part => part.remove()),
  );
  expect(await place()).toMatchObject({x, width});
});

test('an error in the table links to its entry, and the entry links back', async ({page, at}) => {
  await openPage(page, at('/errors'));
  await expect(answer(page)).toBeEmpty();
  const entry = page.getByRole('heading', {name: 'Error 12: A slice reducer returned undefined'});
  await expect(entry).not.toBeInViewport();
  await page.getByRole('row', {name: '12'}).getByRole('link').click();
  await expect(page).toHaveURL(`${at('/errors')}#error-12`);
  await expect(entry).toBeInViewport();
  await page.goBack();
  await expect(entry).not.toBeInViewport();
});

test('the contents list each error by its number: beside the text, or in a bar above it', async ({
  page,
  at,
}) => {
  await openPage(page, at('/errors'));
  const contents = page.getByRole('navigation', {name: 'On this page'});
  await contents.getByRole('link', {name: /^12: /}).click();
  await expect(page.getByRole('heading', {name: /^Error 12:/})).toBeInViewport();
  await page.setViewportSize(PHONE);
  await contents.getByText('On this page').click();
  await contents.getByRole('link', {name: /^16: /}).click();
  const entry = page.getByRole('heading', {name: /^Error 16:/});
  await expect(entry).toBeInViewport();
  // The bar stays in view, and doesn't cover the heading.
  await expect(async () => {
    const [bar, heading] = [await contents.boundingBox(), await entry.boundingBox()];
    expect(bar?.height).toBe(45);
    expect(heading?.y).toBeGreaterThan((bar?.y ?? NaN) + 45);
  }).toPass();
});

test('the query that Redux prints leads to the message, also without JavaScript', async ({
  page,
  plainReader,
  at,
}) => {
  for (const form of ['/Errors', '/Errors/index.html']) {
    await page.goto(`${at(form)}?code=7#error-7`);
    await expect(page).toHaveURL(`${at('/errors')}?code=7#error-7`);
    await expect(answer(page)).toContainText('Error 7: The action isn’t a plain object');
    const response = await plainReader.goto(`${at(form)}?code=7`);
    expect(response?.status()).toBe(200);
    await expect(plainReader.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(plainReader.locator('link[rel=canonical]')).toHaveAttribute('href', /\/errors$/);
    await plainReader.getByRole('link').click();
    await expect(plainReader).toHaveURL(at('/errors'));
  }
  // The old URLs leave no history entries, which would redirect the reader again.
  expect(await page.evaluate(() => history.length)).toBe(3);
});

test('/Errors is not in the sitemap', async ({request, at}) => {
  const sitemap = await (await request.get(at('/sitemap.xml'))).text();
  expect(sitemap).toContain('/errors<');
  expect(sitemap).not.toContain('/Errors');
});

test('without JavaScript, every message can be read', async ({plainReader, at}) => {
  await plainReader.goto(`${at('/errors')}?code=7`);
  await expect(plainReader.locator('#error-7 + p')).toContainText('Actions must be plain objects.');
  await expect(plainReader.getByRole('row')).toHaveCount(19);
});

test('the search finds an error by its number and by its message', async ({reader: page, at}) => {
  await openPage(page, at('/errors'));
  await page.keyboard.press('Control+K');
  await page.getByRole('combobox', {name: 'Search docs'}).fill('error 9');
  const option = page.getByRole('option', {name: 'Error 9: A reducer dispatched an action'});
  await expect(option.first()).toBeVisible();
  await option.first().click();
  await expect(page).toHaveURL(`${at('/errors')}#error-9`);
});
