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

test('a step back to a place in another tab shows it below the navbar', async ({page, at}) => {
  // No article has headings in its tabs, so the code in the last tab of the first group gets an ID.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const tabs = document.querySelector('article .theme-tabs-container');
      const code = tabs?.querySelector(':scope [role=tabpanel]:last-child pre');
      code?.setAttribute('id', 'in-a-tab');
    }).observe(document, {subtree: true, childList: true});
  });
  await openPage(page, at(`${ARTICLE}#in-a-tab`));
  const target = page.locator('#in-a-tab');
  await expect(target).toBeInViewport();
  await page.getByRole('tab', {name: 'npm'}).first().click();
  await expect(target).toBeHidden();
  await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
  await page.getByRole('navigation').getByRole('link', {name: 'Core concepts'}).first().click();
  await expect(target).toHaveCount(0);
  await page.goBack();
  await expect(target).toBeInViewport({ratio: 1});
  const navbar = await page.locator('nav.navbar').boundingBox();
  await expect
    .poll(async () => (await target.boundingBox())?.y)
    .toBeGreaterThanOrEqual((navbar?.y ?? 0) + (navbar?.height ?? 0));
});
