import {measureHeld} from '../../scripts/lab/bench/held';
import {walkPages} from '../../scripts/lab/bench/walkPages';
import {expect, test} from '../support/fixtures';
import {openPage} from '../support/openPage';
import {dialogOf, inputOf, openSearch, optionsOf} from '../support/searchDialog';

/* What happens only after a long time on the site. */

test('thirty navigations hold no more than ten', {tag: '@release'}, async ({page, at}) => {
  const client = await page.context().newCDPSession(page);
  await openPage(page, at('/'));
  await walkPages(page, at('/'), 10);
  const before = await measureHeld(client);
  expect(before.listeners).toBeGreaterThan(0);
  expect(before.observers).toBeGreaterThan(0);
  await walkPages(page, at('/'), 20);
  const after = await measureHeld(client);
  // Far less than one for each navigation.
  expect(after.nodes).toBeLessThan(before.nodes * 1.1);
  expect(after.listeners).toBeLessThan(before.listeners * 1.1);
  expect(after.observers).toBeLessThan(before.observers + 10);
  expect(after.heap).toBeLessThan(before.heap * 1.1);
});

test('3,000 keys in the search hold no more than 1,000', {tag: '@release'}, async ({page, at}) => {
  const client = await page.context().newCDPSession(page);
  await openSearch(page, at('/introduction/getting-started'));

  /** Types and deletes by turns. */
  const press = (keys: number) =>
    inputOf(page).evaluate(async (input: HTMLInputElement, count) => {
      const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      const words = ['store', 'reducer', 'middleware', 'thunk', 'zzzzz'];
      for (let key = 0; key < count; key += 1) {
        const word = words[Math.floor(key / 10) % words.length] ?? '';
        setValue?.call(input, word.slice(0, key % 10 < 5 ? key % 5 : 5 - (key % 5)));
        input.dispatchEvent(new InputEvent('input', {bubbles: true}));
        // As between two keys, React renders. Every 20 keys, answers arrive.
        await (key % 20 === 0
          ? new Promise(resolve => requestAnimationFrame(resolve))
          : new Promise<void>(resolve => queueMicrotask(resolve)));
      }
    }, keys);

  const measure = async () => {
    await inputOf(page).fill('installation');
    // Hundreds of answers come before it.
    await expect(optionsOf(page).first()).toHaveAttribute('href', /\/introduction\/installation$/);
    // How many rows are there by now depends on the machine.
    await inputOf(page).fill('');
    await expect(dialogOf(page).getByText('No recent searches')).toBeVisible();
    return measureHeld(client);
  };
  await press(1000);
  const before = await measure();
  await press(2000);
  // Answers that nobody waits for any more may still be on their way.
  await expect(async () => {
    const after = await measure();
    expect(after.listeners).toBeLessThan(before.listeners * 1.1);
    expect(after.nodes).toBeLessThan(before.nodes * 1.1);
    expect(after.heap).toBeLessThan(before.heap * 1.2);
  }).toPass();
});
