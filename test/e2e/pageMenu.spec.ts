import {expect, test} from '../support/fixtures';
import {openPage} from '../support/openPage';

const ROUTE = '/api/store';

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
