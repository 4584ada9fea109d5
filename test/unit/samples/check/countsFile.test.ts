import fs from 'node:fs';
import path from 'node:path';
import {COUNTS_FILE, staleCounts, writeCounts} from '@site/src/samples/check/countsFile';
import {page, temporarySite} from '../support/temporarySite';

const TOTALS = {
  pages: 3,
  blocks: 5,
  compiled: 4,
  run: 2,
  results: 6,
  excerpts: 1,
  unchecked: 0,
  seconds: 1.5,
  memory: 1e9,
};

/** An excerpt: there's nothing to compile, so the command is quick. */
const SAMPLE = page`
'''ts app=desk/1 title="src/open.ts"
export const open = true
'''
`;

describe('the file with the counts of the last check', () => {
  const site = temporarySite({
    'docs/one.md': SAMPLE,
    'examples/desk/part-1/src/open.ts': 'export const open = true\n',
  });
  const file = path.join(site.root, COUNTS_FILE);
  afterAll(() => site.remove());

  it('is written by a check of all pages without a fault, and checked with --frozen', async () => {
    const missing = await site.run('--frozen');
    expect(missing.code).toBe(1);
    expect(missing.stderr).toContain(`${COUNTS_FILE} is missing or no JSON object: run "npm run`);
    expect(fs.existsSync(file)).toBe(false);

    expect((await site.call()).code).toBe(0);
    const written = fs.readFileSync(file, 'utf8');
    expect(written).toBe(
      '{\n  "pages": 1,\n  "blocks": 1,\n  "compiled": 0,\n  "run": 0,\n  "results": 0,\n  "excerpts": 1,\n  "unchecked": 0\n}\n',
    );
    expect((await site.call('--frozen')).code).toBe(0);

    site.write('docs/two.md', SAMPLE);
    const stale = await site.call('--frozen');
    expect(stale.code).toBe(1);
    expect(stale.stderr.trim()).toBe(
      `${COUNTS_FILE} is stale: "pages" is 1, the check finds 2; "blocks" is 1, the check finds 2; "excerpts" is 1, the check finds 2: run "npm run samples" and commit the file`,
    );
    expect(fs.readFileSync(file, 'utf8')).toBe(written);

    expect((await site.call('--only', `${site.root}/docs/one.md`)).code).toBe(0);
    expect(fs.readFileSync(file, 'utf8')).toBe(written);

    site.write('docs/two.md', SAMPLE.replace('true', 'false'));
    expect((await site.call()).code).toBe(1);
    expect(fs.readFileSync(file, 'utf8')).toBe(written);
  });

  it("can't be compared with a check of one page", async () => {
    const {code, stderr} = await site.call('--frozen', '--only', 'docs/one.md');
    expect(code).toBe(2);
    expect(stderr).toContain(
      "--frozen compares the counts of all pages, so it can't be used with --only",
    );
  });

  it('contains no time, and may contain nothing but the counts', () => {
    writeCounts(site.root, TOTALS);
    expect(staleCounts(site.root, {...TOTALS, seconds: 9, memory: 2e9})).toBeUndefined();
    site.write(
      COUNTS_FILE,
      JSON.stringify({...TOTALS, seconds: undefined, memory: undefined, badge: 'green'}),
    );
    expect(staleCounts(site.root, TOTALS)).toContain(
      '"badge" is "green", the check finds undefined',
    );
    site.write(COUNTS_FILE, '[]');
    expect(staleCounts(site.root, TOTALS)).toContain('"pages" is undefined, the check finds 3');
    site.write(COUNTS_FILE, '{"pages": 3,');
    expect(staleCounts(site.root, TOTALS)).toContain('is missing or no JSON object');
  });
});
