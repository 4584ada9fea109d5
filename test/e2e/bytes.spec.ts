import {BUDGETS} from '../../scripts/bench/constants';
import {measurePage} from '../../scripts/bench/measurePage';
import {SEARCH_BUDGETS, TYPED} from '../../scripts/bench/search/constants';
import {measureFirst} from '../../scripts/bench/search/measureFirst';
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
    expect(sent.js / KIB).toBeGreaterThan(1);
    expect(sent.font / KIB, 'typeface').toBeLessThanOrEqual(BUDGETS.font);
    expect((sent.load - sent.font) / KIB, 'in all').toBeLessThanOrEqual(budget.load);
    expect(sent.js / KIB, 'JavaScript').toBeLessThanOrEqual(budget.js);
    expect(sent.css / KIB, 'CSS').toBeLessThanOrEqual(budget.css);
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
    expect(code / KIB).toBeGreaterThan(1);
    expect(code / KIB, 'scripts and styles').toBeLessThanOrEqual(SEARCH_BUDGETS.code);
    expect(index / KIB).toBeGreaterThan(1);
    expect((code + index) / KIB, 'in all').toBeLessThanOrEqual(SEARCH_BUDGETS.first);
  });
}
