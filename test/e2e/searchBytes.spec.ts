import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {SEARCH_BUDGETS, TYPED} from '../../scripts/lab/search/constants';
import {createLocalBackend} from '../../theme-plugin/search/src/engine/backend';
import {dialogQuery} from '../../theme-plugin/search/src/session/dialogQuery';
import {BUILD_DIR} from '../support/builtPages';
import {expectWithin} from '../support/expectWithin';
import {expect, test} from '../support/fixtures';

/* What a first search sends after the click. `search.spec.ts` checks that it's nothing before. */

const KIB = 1024;

const ASSETS = ['assets/js', 'assets/css'].flatMap(folder =>
  fs.readdirSync(path.join(BUILD_DIR, folder)).map(name => path.join(BUILD_DIR, folder, name)),
);

const sizeOf = (content: Buffer) => gzipSync(content, {level: 9}).length;

/** The dialog with its styles, and the worker. */
const CODE = ASSETS.filter(file =>
  /\/(?:intent-search|search-worker)\.\w+\.(?:js|css)$/.test(file),
);

const codeSize = CODE.reduce((sum, file) => sum + sizeOf(fs.readFileSync(file)), 0);

/** The bytes of the files that are read for a query if each of its letters is answered. */
async function indexSize(query: string): Promise<number> {
  const sizes = new Map<string, number>();
  const backend = createLocalBackend('http://site.test/search/', async url => {
    const content = fs.readFileSync(path.join(BUILD_DIR, new URL(url).pathname));
    sizes.set(url, sizeOf(content));
    return new Response(content.toString());
  });
  for (let end = 1; end <= query.length; end += 1) {
    await backend.search(dialogQuery(query.slice(0, end)));
  }
  return Array.from(sizes.values()).reduce((sum, size) => sum + size, 0);
}

test('the code of the search is in files of its own, and stays within its budget', () => {
  // A chunk that it shared with other code would be loaded together with it.
  const texts = ASSETS.map(file => fs.readFileSync(file, 'utf8'));
  expect(texts.filter(text => /\be\("intent-search"\)\.then/.test(text))).toHaveLength(1);
  expect(CODE).toHaveLength(3);
  expectWithin(codeSize, SEARCH_BUDGETS.code, 'scripts and styles', 0.7);
});

for (const query of TYPED) {
  test(`a first search for “${query}”, typed slowly, stays within its budget`, async () => {
    const index = await indexSize(query);
    expect(index / KIB).toBeGreaterThan(1);
    expect((codeSize + index) / KIB, 'in all').toBeLessThanOrEqual(SEARCH_BUDGETS.first);
  });
}
