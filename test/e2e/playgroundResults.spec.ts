import fs from 'node:fs';
import path from 'node:path';
import {changedArticles} from '../../scripts/pages/changedPages';
import {readSamples} from '../../src/samples/playground/readSamples';
import {instrumentFile} from '../../src/samples/run/statedResults';
import {addStyles} from '../support/addStyles';
import {BUILD_DIR, builtPages, pagesToCheck} from '../support/builtPages';
import {expect, test} from '../support/fixtures';
import {openPage} from '../support/openPage';
import {editableBlocks} from '../support/playground';

const NAME = /folio-sample:(?<name>[\w/.-]+)/g;

/** Blocks that run in Node but not in a browser may be at most this share of all. */
const EXCLUDED_SHARE = 0.01;

const fences = readSamples(path.join(__dirname, '../..'));

/** Blocks that are marked to throw. Any other has to end without an error. */
const throwing = new Set(
  fences.filter(({fence}) => fence.marks.throws !== undefined).map(({name}) => name),
);

/** How many results each sample states, in the sample check's own reading. */
const stated = new Map(
  fences
    .filter(({sample}) => sample)
    .map(({name, fence}) => [
      name,
      instrumentFile(`sample.${fence.lang}`, fence.code.join('\n')).stated.length,
    ]),
);

function namesOn(file: string): string[] {
  const html = fs.readFileSync(path.join(BUILD_DIR, file), 'utf8');
  return Array.from(html.matchAll(NAME), ({groups}) => groups?.name ?? '');
}

test('every block that can run in a browser has its button on a page', () => {
  const shown = new Set(builtPages.flatMap(({file}) => namesOn(file)));
  expect([...shown].sort()).toEqual([...stated.keys()].sort());
  expect(stated.size).toBeGreaterThan(300);
});

test('only blocks that need Node or a bundler have none', () => {
  const reasons = fences.flatMap(({reason}) => reason ?? []);
  expect(new Set(reasons)).toEqual(
    new Set(['it needs env=production', 'its files import each other']),
  );
  expect(reasons.length / fences.length).toBeLessThan(EXCLUDED_SHARE);
});

/** What the reader sees if a sample has done all, but something of it still waits. */
const PENDING = 'Stopped after 1.5 seconds with timers or promises still pending.';

/** Moves code blocks to the top of the window. */
const PLACED =
  'main .theme-code-block {block-size: 2rem; contain: strict; inline-size: 2rem; inset: 0 auto auto 0; position: fixed}';

/** Pages whose samples use plain Redux, Redux Toolkit, React, and RTK Query. The samples also run in Node. */
const ALWAYS: readonly string[] = [
  '/api/store',
  '/tutorials/fundamentals/part-5-ui-react',
  '/tutorials/essentials/part-6-performance-normalization',
  '/tutorials/essentials/part-8-rtk-query-advanced',
];

for (const {route} of pagesToCheck.filter(page => namesOn(page.file).length > 0)) {
  const tag = ALWAYS.includes(route) || changedArticles.length > 0 ? [] : '@release';
  test(`each stated result on ${route} is ticked`, {tag}, async ({reader, at}) => {
    await openPage(reader, at(route));
    // All blocks are in view, where they get their buttons. Laying out the article for each editor would take longer than the
    // samples.
    await addStyles(reader, `main [hidden] {display: block !important} ${PLACED}`);
    await reader.evaluate(() =>
      document.querySelectorAll('details').forEach(each => each.setAttribute('open', '')),
    );
    const endings = await editableBlocks(reader).evaluateAll(async elements => {
      const wait = async <Found>(find: () => Found | null | undefined | false) => {
        for (let turn = 0; turn < 2000; turn += 1) {
          const found = find();
          if (found) {
            return found;
          }
          await new Promise(resolve => setTimeout(resolve, 5));
        }
        throw new Error('The editor or its output never came.');
      };
      const found: [name: string, ending: string][] = [];
      for (const fence of elements) {
        await wait(() => fence.querySelector('[data-playground-button]'));
        fence.querySelector('pre')?.click();
        const buttons = await wait(() => {
          const all = fence.querySelectorAll<HTMLElement>(
            '[role=group][aria-label] > div > button',
          );
          return all.length >= 4 && Array.from(all);
        });
        buttons.find(button => button.textContent === 'Run')?.click();
        const output = fence.querySelector('[aria-label=Output]');
        const ending = await wait(() => {
          const text = output?.lastElementChild?.textContent;
          return text !== 'Running…' && text;
        });
        found.push([/folio-sample:(\S+)/.exec(fence.className)?.[1] ?? '', ending]);
        buttons.find(button => button.textContent === 'Close')?.click();
      }
      return found;
    });
    const expected = endings.map(([name, ending]) => {
      const count = stated.get(name) ?? NaN;
      // A sample may leave a timer running, such as that of a cache.
      const ends = throwing.has(name)
        ? ['The code ended with an error.']
        : ['Done.', 'Done, with no output.', PENDING];
      const end = ends.find(each => ending.startsWith(each)) ?? ends[0];
      const results = count > 0 ? `${count} of ${count} expected results are correct.` : '';
      const isRight = ending.startsWith(end ?? '?') && ending.endsWith(results);
      return [name, isRight ? ending : `${end} ${results}`.trim()];
    });
    expect(endings).toEqual(expected);
  });
}
