import type {Locator, Page} from '@playwright/test';
import {openPage} from '../../support/openPage';
import {PHONE} from '../../support/viewports';
import {ARABIC, expect, test} from './dropinSite';

const navbar = (page: Page): Locator => page.getByRole('navigation', {name: 'Main'});

test('the locale dropdown leads to the same page in the other language', async ({page, at}) => {
  for (const [from, button, choose, to] of [
    ['/docs/1.0/', 'English', 'العربية', `${ARABIC}/docs/1.0/`],
    [`${ARABIC}/blog`, 'العربية', 'English', '/blog'],
  ] as const) {
    await openPage(page, at(from));
    const dropdown = navbar(page).getByRole('button', {name: button});
    await dropdown.focus();
    await page.keyboard.press('Enter');
    await expect(dropdown).toHaveAttribute('aria-expanded', 'true');
    const link = navbar(page).getByRole('link', {name: choose, exact: true});
    await expect(link).toHaveAttribute('lang', choose === 'English' ? 'en' : 'ar');
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${at(to)}/?$`));
    const dir = to.startsWith(ARABIC) ? 'rtl' : 'ltr';
    await expect(page.locator('html')).toHaveAttribute('dir', dir);
  }
});

test('a right-to-left page has its sidebar on the right, its table of contents on the left, and its code left to right', async ({
  page,
  at,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await openPage(page, at(`${ARABIC}/docs/`));
  const middle = async (part: Locator) => {
    const box = await part.boundingBox();
    return box ? box.x + box.width / 2 : NaN;
  };
  const article = await middle(page.getByRole('article'));
  const sidebar = await middle(page.getByRole('navigation', {name: 'Docs sidebar'}));
  const contents = await middle(page.locator('.table-of-contents').filter({visible: true}));
  expect(sidebar).toBeGreaterThan(article);
  expect(contents).toBeLessThan(article);
  const brand = await middle(navbar(page).getByRole('link', {name: 'Waders'}));
  const search = await middle(navbar(page).getByRole('button', {name: 'بحث'}));
  expect(brand).toBeGreaterThan(search);
  const code = page.getByRole('article').locator('pre').first();
  await expect(code).toHaveCSS('direction', 'ltr');
});

test('the drawer of a right-to-left page slides in from the right', async ({page, at}) => {
  await page.setViewportSize(PHONE);
  await openPage(page, at(`${ARABIC}/`));
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const blog = page.getByRole('link', {name: 'Blog', exact: true}).filter({visible: true});
  await expect(blog).toBeInViewport();
  const box = await blog.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(PHONE.width * 0.75);
});
