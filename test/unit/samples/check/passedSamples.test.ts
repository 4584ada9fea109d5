import fs from 'node:fs';
import path from 'node:path';
import {createSamplesCheck} from '@site/src/samples/check/createSamplesCheck';
import {readPassedSamples, sampleKey} from '@site/src/samples/check/passedSamples';
import {readPages} from '@site/src/samples/pages/readPage';
import {buildProjects} from '@site/src/samples/projects/projects';
import {page, temporarySite} from '../support/temporarySite';

const REPOSITORY = path.resolve(__dirname, '../../../..');

const FIRST = page`
'''ts title="src/step.ts"
export const step = 2
'''

'''ts run
import {step} from './src/step'

step // => 2
'''
`;

const LATER = page`

'''ts title="src/later.ts"
export const later = 3
'''
`;

const ONE = FIRST + LATER;

const site = temporarySite({'docs/one.md': ONE, 'docs/two.md': '```ts\nconst a = 1\n```\n'});
afterAll(() => site.remove());

/** The keys of all samples after a change to the first page. */
function keysWith(change: (text: string) => string): string[] {
  site.write('docs/one.md', change(ONE));
  return buildProjects(readPages(site.root), site.root).samples.map(sampleKey);
}

const [step, importer, later, other] = keysWith(text => text);

describe('the key of a sample', () => {
  it('stays the same when the prose above it changes', () => {
    expect(keysWith(text => `More\n\nprose.\n\n${text}`)).toEqual([step, importer, later, other]);
  });

  it.each([
    ['its code', (text: string) => text.replace('step // => 2', 'step // => 3')],
    ['its marks', (text: string) => text.replace('ts run', 'ts run env=dom')],
    ['a file that it may import', (text: string) => text.replace('step = 2', 'step = 4')],
    ['what is above it', () => LATER + FIRST],
  ])('changes with %s', (_case, change) => {
    const keys = keysWith(change);
    expect(keys).not.toContain(importer);
    expect(keys).toContain(other);
  });
});

describe('the record of passed samples', () => {
  const read = () => readPassedSamples(site.root, site.root);
  const installed = 'node_modules/.package-lock.json';

  it('is kept by a check of some pages, and trimmed by a check of all', () => {
    const first = read();
    first.add('a', 3);
    first.add('b', 0);
    first.save(true);

    const partial = read();
    expect([partial.resultsOf('a'), partial.resultsOf('c')]).toEqual([3, undefined]);
    partial.save(false);
    expect(read().resultsOf('b')).toBe(0);

    const complete = read();
    complete.resultsOf('a');
    complete.save(true);
    expect([read().resultsOf('a'), read().resultsOf('b')]).toEqual([3, undefined]);
  });

  it("isn't used with other packages, and survives a damaged file", () => {
    site.write(installed, '{"packages": {}}');
    expect(read().resultsOf('a')).toBeUndefined();
    site.write('.cache/samples/passed.json', '{');
    expect(read().resultsOf('a')).toBeUndefined();
    fs.rmSync(`${site.root}/${installed}`);
  });
});

it('lets a check skip what has passed, unless a fresh one is requested', async () => {
  site.write('docs/one.md', ONE);
  site.write('docs/two.md', '```ts\nconst a: string = 1\n```\n');
  const check = createSamplesCheck({root: site.root, packagesRoot: REPOSITORY});
  const first = await check();
  expect(first.faults.map(({page: at, line}) => [at, line])).toEqual([['docs/two.md', 2]]);
  expect(first.totals).toMatchObject({compiled: 4, run: 1, results: 1});

  // If the count of results changes along with the record, the sample itself wasn't run.
  const file = `${site.root}/.cache/samples/passed.json`;
  const recorded = JSON.parse(fs.readFileSync(file, 'utf8'));
  const passed = Object.keys(recorded.passed).map(key => [key, 7]);
  site.write(
    '.cache/samples/passed.json',
    JSON.stringify({...recorded, passed: Object.fromEntries(passed)}),
  );
  const second = await check();
  expect(second.faults).toEqual(first.faults);
  expect(second.totals).toMatchObject({compiled: 4, run: 1, results: 7});
  const fresh = await site.call('--json', '--fresh');
  expect(JSON.parse(fresh.stdout).totals).toMatchObject({compiled: 4, run: 1, results: 1});
});
