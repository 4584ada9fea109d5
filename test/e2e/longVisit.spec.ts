import type {Page} from '@playwright/test';
import {measureHeld} from '../../scripts/bench/held';
import {walkPages} from '../../scripts/bench/walkPages';
import {expect, test} from '../support/fixtures';
import {openPage} from '../support/openPage';

/* What happens only after a long time on the site. */

const inputOf = (page: Page) => page.getByRole('combobox', {name: 'Search docs'});
const optionsOf = (page: Page) => page.getByRole('dialog').getByRole('option');

test('sixty navigations hold no more than twenty', async ({page, at}) => {
  const client = await page.context().newCDPSession(page);
  await openPage(page, at('/'));
  await walkPages(page, at('/'), 20);
  const before = await measureHeld(client);
  expect(before.listeners).toBeGreaterThan(0);
  expect(before.observers).toBeGreaterThan(0);
  await walkPages(page, at('/'), 40);
  const after = await measureHeld(client);
  // Far less than one for each navigation.
  expect(after.nodes).toBeLessThan(before.nodes * 1.1);
  expect(after.listeners).toBeLessThan(before.listeners * 1.1);
  expect(after.observers).toBeLessThan(before.observers + 20);
  expect(after.heap).toBeLessThan(before.heap * 1.1);
});

test('the last of 10,000 keys in the search is as fast as the first, and adds no listener', async ({
  page,
  at,
}) => {
  const client = await page.context().newCDPSession(page);
  await openPage(page, at('/introduction/getting-started'));
  await page.keyboard.press('Control+K');
  await page.keyboard.type('store');
  await expect(optionsOf(page).first()).toBeVisible();

  /** Types and deletes by turns, and returns the median time that the page takes for a key, in ms. */
  const press = (keys: number) =>
    inputOf(page).evaluate(async (input: HTMLInputElement, count) => {
      const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      const words = ['store', 'reducer', 'middleware', 'thunk', 'zzzzz'];
      const times: number[] = [];
      for (let key = 0; key < count; key += 1) {
        const word = words[Math.floor(key / 10) % words.length] ?? '';
        const start = performance.now();
        setValue?.call(input, word.slice(0, key % 10 < 5 ? key % 5 : 5 - (key % 5)));
        input.dispatchEvent(new InputEvent('input', {bubbles: true}));
        times.push(performance.now() - start);
        // As between two keys, React renders. Every 20 keys, answers have time to arrive.
        await (key % 20 === 0
          ? new Promise(resolve => setTimeout(resolve, 20))
          : new Promise<void>(resolve => queueMicrotask(resolve)));
      }
      return times.sort((a, b) => a - b)[Math.floor(count / 2)] ?? NaN;
    }, keys);

  /** Searches that are still under way hold something, too. */
  const measure = async () => {
    await inputOf(page).fill('installation');
    await expect(optionsOf(page).first()).toHaveAttribute('href', /\/introduction\/installation$/, {
      timeout: 60_000,
    });
    return measureHeld(client);
  };
  const first = await press(1000);
  const before = await measure();
  await press(8000);
  const last = await press(1000);
  const after = await measure();
  expect(first).toBeGreaterThan(0);
  expect(last).toBeLessThan(first * 2 + 1);
  expect(after.listeners).toBeLessThan(before.listeners * 1.1);
  expect(after.nodes).toBeLessThan(before.nodes * 1.1);
  expect(after.heap).toBeLessThan(before.heap * 1.2);
});

test('a clock that is set back changes nothing', async ({page, at}) => {
  /** Sets the clock of the pages from now on. */
  const setClock = (time: string) =>
    page.addInitScript(now => {
      Date.now = () => now;
    }, Date.parse(time));
  await setClock('2031-05-01T10:00:00');
  await openPage(page, at('/introduction/getting-started'));
  const choose = async (query: string) => {
    await page.keyboard.press('Control+K');
    await page.keyboard.type(query);
    await expect(optionsOf(page).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  await choose('installation');
  await page.getByRole('switch', {name: 'dark mode'}).click();
  await setClock('2001-01-01T10:00:00');
  await openPage(page, at('/'));
  expect(new Date(await page.evaluate(() => Date.now())).getFullYear()).toBe(2001);
  await choose('getting started');
  await openPage(page, at('/'));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Control+K');
  // The newest comes first, whatever time it was.
  const rows = page.getByRole('rowgroup', {name: 'Recent'}).getByRole('row');
  await expect(rows).toHaveText([/Getting started/i, /Installation/]);
});
