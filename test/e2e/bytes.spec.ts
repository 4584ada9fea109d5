import {BUDGETS} from '../../scripts/bench/constants';
import {measurePage} from '../../scripts/bench/measurePage';
import {expectWithin} from '../support/expectWithin';
import {expect, test} from '../support/fixtures';

const KIB = 1024;

for (const {route, budget} of [
  {route: '/', budget: BUDGETS.home},
  {route: '/api/store', budget: BUDGETS.article},
  {
    route: '/tutorials/essentials/part-6-performance-normalization',
    budget: BUDGETS.heaviest,
  },
]) {
  test(`${route} sends no more than its budget before the load event`, async ({browser, at}) => {
    const sent = await measurePage(browser, at(route));
    expectWithin(sent.font, BUDGETS.font, 'typeface');
    expectWithin(sent.load - sent.font, budget.load, 'in all');
    expectWithin(sent.js, budget.js, 'JavaScript');
    expectWithin(sent.css, budget.css, 'CSS');
  });
}

test('an article sends no more than its budget with what it fetches ahead', async ({
  browser,
  at,
}) => {
  const sent = await measurePage(browser, at('/api/store'));
  expect(sent.prefetched).toBeGreaterThan(sent.load);
  expect((sent.prefetched - sent.font) / KIB).toBeLessThanOrEqual(BUDGETS.prefetched);
});
