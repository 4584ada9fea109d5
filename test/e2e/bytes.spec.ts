import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {BUDGETS} from '../../scripts/lab/bench/constants';
import {BUILD_DIR, builtPages} from '../support/builtPages';
import {expectWithin} from '../support/expectWithin';
import {expect, test} from '../support/fixtures';
import {openPage} from '../support/openPage';
import {LONG_TUTORIAL, pageClasses} from '../support/pageClasses';

/*
 * The browser only says which files a page asks for. Their sizes are those of the built files, compressed here, because
 * browsers differ in the headers that they count and in the icons that they fetch.
 */

/** The size of a built file as it's sent, in bytes. Fonts are compressed already. */
function sizeOf(file: string): number {
  const bytes = fs.readFileSync(path.join(BUILD_DIR, file));
  return file.endsWith('.woff2') ? bytes.length : gzipSync(bytes, {level: 9}).length;
}

/** The files that a page has asked for by now, and those of them that its load event waited for. */
async function filesOf(page: Page, home: string) {
  const asked = await page.evaluate(() => {
    const loaded = Math.max(
      ...(performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]).map(
        ({loadEventStart}) => loadEventStart,
      ),
    );
    const lazy = Array.from(
      document.querySelectorAll<HTMLImageElement>('img[loading=lazy]'),
      ({currentSrc}) => currentSrc,
    );
    return (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
      ({name, initiatorType, startTime}) => ({
        name,
        // Links to scripts are to the code of other pages, and the load event doesn't wait for lazy pictures.
        isAhead:
          startTime > loaded ||
          lazy.includes(name) ||
          (initiatorType === 'link' && name.endsWith('.js')),
      }),
    );
  });
  const named = (some: typeof asked) => [...new Set(some.map(({name}) => name.slice(home.length)))];
  return {all: named(asked), loaded: named(asked.filter(({isAhead}) => !isAhead))};
}

const sum = (files: readonly string[]) => files.reduce((total, file) => total + sizeOf(file), 0);

for (const {route, budget} of [
  {route: pageClasses.home, budget: BUDGETS.home},
  {route: pageClasses.reference, budget: BUDGETS.article},
  {route: LONG_TUTORIAL, budget: BUDGETS.heaviest},
]) {
  test(`${route} sends no more than its budget before the load event and ahead`, async ({
    reader,
    at,
  }) => {
    await openPage(reader, at(route));
    const html = sizeOf(builtPages.find(page => page.route === route)?.file ?? '');
    const {loaded} = await filesOf(reader, at('/'));
    const bytesOf = (ending: string) => sum(loaded.filter(file => file.endsWith(ending)));
    expectWithin(bytesOf('.woff2'), BUDGETS.font, 'typeface');
    expectWithin(html + sum(loaded) - bytesOf('.woff2'), budget.load, 'in all');
    expectWithin(bytesOf('.js'), budget.js, 'JavaScript');
    expectWithin(bytesOf('.css'), budget.css, 'CSS');
    if ('prefetched' in budget) {
      await expect(reader.locator('head link[rel=prefetch]')).not.toHaveCount(0);
      await expect(reader.locator('.theme-code-block button')).not.toHaveCount(0);
      await reader.waitForLoadState('networkidle');
      const {all} = await filesOf(reader, at('/'));
      expect(all.length).toBeGreaterThan(loaded.length);
      expectWithin(html + sum(all) - bytesOf('.woff2'), budget.prefetched, 'with what is ahead');
    }
  });
}
