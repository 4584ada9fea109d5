import {expect, test} from '../support/fixtures';
import {openPage} from '../support/openPage';

const ARTICLE = '/introduction/getting-started';

test("a heading's link copies its URL, announces it, and leads to the heading", async ({
  page,
  context,
  at,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, at(ARTICLE));
  const heading = page.getByRole('main').getByRole('heading', {level: 2}).nth(1);
  const id = (await heading.getAttribute('id')) ?? '';
  await heading.hover();
  const link = heading.getByRole('link', {name: /^Direct link to/});
  await link.click();
  await expect(page).toHaveURL(at(`${ARTICLE}#${id}`));
  await expect(heading).toBeInViewport();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(at(`${ARTICLE}#${id}`));
  await expect(page.getByRole('status').filter({hasText: 'Link copied'})).toHaveCount(1);
  await expect(link).toHaveAttribute('data-copied', '');
  await expect(link).not.toHaveAttribute('data-copied', '');
});

test("without a clipboard, a heading's link leads to the heading and announces nothing", async ({
  page,
  at,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'clipboard'));
  await openPage(page, at(ARTICLE));
  const heading = page.getByRole('main').getByRole('heading', {level: 2}).nth(1);
  const id = (await heading.getAttribute('id')) ?? '';
  await heading.getByRole('link').last().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(at(`${ARTICLE}#${id}`));
  await expect(page.getByText('Link copied')).toHaveCount(0);
});
