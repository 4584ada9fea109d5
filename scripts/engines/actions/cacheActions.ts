import {ARTICLE, ask, click, NARROW, open, see, WIDE} from '../Reader';
import type {Actions, Reader} from '../Reader';

const MODE = 'document.documentElement.dataset.theme';

/** Whether the last script that a page loads by itself is there, and nothing has been loaded for a second since. */
const IS_QUIET = `performance.getEntriesByType('resource').some(({name}) => name.includes('intent-code-tools')) &&
  performance.now() - Math.max(...performance.getEntriesByType('resource').map(({responseEnd}) => responseEnd)) > 1000`;

/** How often a browser may decide not to keep the page, which is up to it. */
const TRIES = 3;

/**
 * Leaves a page by another address, changes the color mode there, and goes back to the page that the browser kept.
 *
 * @param prepare - opens the page, and leaves it in some state
 */
async function changeModeElsewhere(
  reader: Reader,
  size: readonly [number, number],
  prepare: () => Promise<void>,
  tries = TRIES,
): Promise<void> {
  await prepare();
  // Browsers don't keep a page that is loading something.
  await see(reader, IS_QUIET);
  await reader.engine.run('window.isKept = true');
  await reader.engine.open(`${reader.server.url}/faq`);
  await reader.engine.resize(...WIDE);
  const before = await ask<string>(reader, MODE);
  await click(reader, '[role=switch]', 'dark mode');
  await see(reader, `${MODE} !== '${before}'`);
  await reader.engine.resize(...size);
  await reader.engine.run('history.back()');
  await see(reader, `location.pathname !== '/faq' && document.readyState === 'complete'`);
  if (tries > 1 && !(await ask<boolean>(reader, 'window.isKept === true'))) {
    return changeModeElsewhere(reader, size, prepare, tries - 1);
  }
  await see(reader, 'window.isKept');
  await see(reader, `${MODE} !== '${before}'`);
}

/** Pages that come out of the back/forward cache: their scripts go on where they stopped. */
export const cacheActions: Actions = {
  async 'a page from the back/forward cache has the new color mode, and the search as it was left'(
    reader,
  ) {
    await changeModeElsewhere(reader, WIDE, async () => {
      await open(reader, '/api/store');
      await reader.engine.press('Control', 'k');
      await see(reader, `document.activeElement.matches('dialog [role=combobox]')`);
      await reader.engine.type('configurestore');
      await see(reader, `find('dialog [role=option] mark')`);
    });
    await see(reader, `find('dialog [role=combobox]').value === 'configurestore'`);
    await click(reader, 'dialog [role=combobox]');
    await reader.engine.type(' middleware');
    await see(reader, `find('dialog [role=option]', 'Middleware')`);
    await reader.engine.press('Escape');
    await see(reader, `!find('dialog')`);
    await click(reader, '[role=switch]', 'dark mode');
  },
  async 'a page from the back/forward cache has its drawer as it was left, and scrolls once it is closed'(
    reader,
  ) {
    await changeModeElsewhere(reader, NARROW, async () => {
      await open(reader, ARTICLE, NARROW);
      await click(reader, 'button', 'Toggle navigation bar');
      await see(reader, `document.activeElement.closest('dialog')`);
    });
    await see(reader, `find('dialog')`);
    await reader.engine.press('Escape');
    await see(reader, `!find('dialog')`);
    await reader.engine.run(`scrollTo({top: 900, behavior: 'instant'})`);
    await see(reader, 'scrollY === 900');
    await click(reader, 'button', 'Toggle navigation bar');
    await see(reader, `document.activeElement.closest('dialog')`);
  },
};
