import {expect, test} from '../support/fixtures';
import {openPage} from '../support/openPage';

test('the skip link comes first and leads into the content', async ({reader: page, at}) => {
  await openPage(page, at('/introduction/getting-started'));
  await page.keyboard.press('Tab');
  const skipLink = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport({ratio: 1});
  // Nothing covers it, such as the navbar.
  await skipLink.click({trial: true});
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main').locator(':focus')).toHaveCount(1);
});
