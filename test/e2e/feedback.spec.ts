import {expectAccessible} from '../support/axe';
import {expect, test} from '../support/fixtures';
import {openPage} from '../support/openPage';

test('the feedback question at the end of a doc opens a prefilled issue and sends nothing itself', async ({
  page,
  at,
}) => {
  const {origin} = new URL(at('/'));
  const foreign: string[] = [];
  page.on('request', request => {
    if (new URL(request.url()).origin !== origin || request.method() !== 'GET') {
      foreign.push(request.url());
    }
  });
  await openPage(page, at('/api/store'));
  const question = page.getByRole('group', {name: 'Was this page helpful?'});
  await question.scrollIntoViewIfNeeded();
  await question.getByRole('link', {name: 'No'}).hover();
  await page.waitForLoadState('networkidle');
  expect(foreign).toEqual([]);
  await expect(question.getByRole('link', {name: 'No'})).toHaveAttribute(
    'href',
    new RegExp(`/issues/new\\?title=Docs:%20${encodeURIComponent('/api/store')}&body=.*no$`),
  );
  // At the top of the page, the sticky navbar doesn't partly cover a control.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page, 'a doc with its question');
});
