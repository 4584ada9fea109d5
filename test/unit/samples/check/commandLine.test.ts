import type {Report} from '@site/src/samples/check/report';
import {page, temporarySite} from '../support/temporarySite';

jest.setTimeout(600_000);

const site = temporarySite({
  'docs/guide/one.md': page`
'''ts title="src/step.ts" group=steps
export const step: number = 2
'''

'''ts no-check="output"
a
'''
`,
  'docs/guide/two.md': page`
'''ts group=steps run
import {step} from './src/step'

step // => 3
'''

'''ts no-check="output"
b
'''
`,
  'docs/faulty.md': page`
'''ts
export const wrong: string = 1
'''
`,
});
afterAll(() => site.remove());

describe('check-samples', () => {
  it('prints each fault like a compiler, then the totals, and exits with 1', async () => {
    const {code, stdout} = await site.run();
    expect(stdout.split('\n')).toEqual([
      "docs/faulty.md:2 TS2322 Type 'number' is not assignable to type 'string'.",
      'docs/guide/two.md:4 the value is 2, the page says 3',
      expect.stringMatching(/^docs\/guide\/two\.md:7 "no-check" on 2 of 5 samples: at most 3 % /),
      expect.stringMatching(
        /^5 samples on 3 pages, 3 compiled, 1 run, 1 result compared, 0 excerpts, 2 not checked: 3 faults \(/,
      ),
      '',
    ]);
    expect(code).toBe(1);
  });

  it('checks only one folder or page, which still sees the other pages of its group', async () => {
    const {stdout} = await site.call('--json', '--only', `${site.root}/docs/guide/`);
    const folder: Report = JSON.parse(stdout);
    expect(folder.faults).toEqual([
      {page: 'docs/guide/two.md', line: 4, message: 'the value is 2, the page says 3'},
    ]);
    expect(folder.totals).toMatchObject({pages: 2, blocks: 4, compiled: 2});
  });

  it("exits with 2 and says why if it can't run", async () => {
    const [noPage, noOption] = await Promise.all([
      site.call('--only', `${site.root}/docs/no-such-page.md`),
      site.call('--fast'),
    ]);
    expect(noPage.code).toBe(2);
    expect(noPage.stderr).toContain(
      '--only docs/no-such-page.md: there is no such page or folder of pages in docs/ or src/pages/',
    );
    expect(noOption.code).toBe(2);
    expect(noOption.stderr).toContain("Unknown option '--fast'");
  });
});
