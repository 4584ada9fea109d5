import {BUDGETS} from '../../scripts/bench/constants.mjs';
import {measurePage} from '../../scripts/bench/measurePage.mjs';
import {expect, test} from '../support/fixtures';

const KIB = 1024;

for (const {route, budget} of [
  {route: '/', budget: BUDGETS.home},
  {route: '/api/store', budget: BUDGETS.article},
]) {
  test(`${route} sends no more than its budget before the load event`, async ({browser, at}) => {
    const sent = await measurePage(browser, at(route));
    expect(sent.js / KIB).toBeGreaterThan(1);
    expect(sent.load / KIB, 'in all').toBeLessThanOrEqual(budget.load);
    expect(sent.js / KIB, 'JavaScript').toBeLessThanOrEqual(budget.js);
    expect(sent.css / KIB, 'CSS').toBeLessThanOrEqual(budget.css);
  });
}
