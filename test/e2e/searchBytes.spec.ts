import {SEARCH_BUDGETS, TYPED} from '../../scripts/bench/search/constants';
import {measureFirst} from '../../scripts/bench/search/measureFirst';
import {expectWithin} from '../support/expectWithin';
import {expect, test} from '../support/fixtures';

const KIB = 1024;

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
