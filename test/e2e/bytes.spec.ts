import {BUDGETS} from '../../scripts/bench/constants';
import {measurePage} from '../../scripts/bench/measurePage';
import {SEARCH_BUDGETS, TYPED} from '../../scripts/bench/search/constants';
import {measureFirst} from '../../scripts/bench/search/measureFirst';
import {expect, test} from '../support/fixtures';

const KIB = 1024;

/**
 * What is sent has to stay within its budget, and mustn't be so far below it that much of it can't have been counted.
 *
 * @param sent - in bytes
 * @param budget - in KiB
 * @param least - the share of the budget that is at least sent
 */
function expectWithin(sent: number, budget: number, what: string, least = 0.9): void {
  expect(sent / KIB, what).toBeLessThanOrEqual(budget);
  expect(sent / KIB, what).toBeGreaterThan(budget * least);
}

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

for (const query of TYPED) {
  test(`a first search for “${query}”, typed slowly, stays within its budget, and nothing is sent before it`, async ({
    browser,
    at,
  }) => {
    const [search] = await measureFirst(browser, at('/'), {
      queries: [query],
      line: null,
      isSlow: true,
    });
    const {ahead, code, index} = search?.bytes ?? {ahead: NaN, code: NaN, index: NaN};
    expect(ahead, 'before the click').toBe(SEARCH_BUDGETS.ahead);
    expectWithin(code, SEARCH_BUDGETS.code, 'scripts and styles', 0.7);
    expect(index / KIB).toBeGreaterThan(1);
    expect((code + index) / KIB, 'in all').toBeLessThanOrEqual(SEARCH_BUDGETS.first);
  });
}
