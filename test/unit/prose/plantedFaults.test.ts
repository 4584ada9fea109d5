import type {Finished} from '../../support/runCommand';
import {temporarySite} from '../samples/support/temporarySite';
import './planted/exceptions';
import './planted/patterns';
import {expectedFaults, expectedWarnings, files, type Expected} from './planted/registry';
import './planted/rhythm';
import './planted/structure';
import './planted/words';
import {runCheckProse} from './support/runCheckProse';

jest.setTimeout(240_000);

const site = temporarySite(files);
afterAll(site.remove);

const check = (...args: string[]): Promise<Finished> => runCheckProse('--root', site.root, ...args);

/** Compares what was printed with what was planted, one to one. */
function compare(found: string[], expected: Expected[]): {missing: Expected[]; surplus: string[]} {
  const surplus = [...found];
  const missing = expected.filter(({place, message}) => {
    const at = surplus.findIndex(line => line.startsWith(place) && line.includes(message));
    return at < 0 || surplus.splice(at, 1).length === 0;
  });
  return {missing, surplus};
}

describe('check-prose', () => {
  it('finds each planted fault in its file and line, and nothing else', async () => {
    const {code, stdout} = await check();
    const lines = stdout.trim().split('\n');
    const total = lines.pop();
    const none = {missing: [], surplus: []};
    const warnings = lines.filter(line => line.includes(' warning: '));
    expect(compare(warnings, expectedWarnings)).toEqual(none);
    expect(compare(lines.slice(warnings.length), expectedFaults)).toEqual(none);
    const counts = `${expectedFaults.length} faults, ${expectedWarnings.length} warnings`;
    const pages = Object.keys(files).filter(file => /\.mdx?$/.test(file));
    expect(total).toBe(`${pages.length} pages: ${counts}`);
    expect(code).toBe(1);
  });

  it("exits with 0 if there's no fault, even with warnings", async () => {
    const [sound, warned, quiet] = await Promise.all([
      check('--only', 'docs/sound.md'),
      check('--only', `${site.root}/docs/warnings.md`),
      check('--only', 'docs/warnings.md', '--quiet'),
    ]);
    expect(sound).toMatchObject({code: 0, stdout: '1 page: no faults, no warnings\n'});
    expect(warned).toMatchObject({code: 0, stdout: expect.stringContaining(' warning: ')});
    expect(quiet).toMatchObject({code: 0, stdout: '1 page: no faults, 3 warnings\n'});
  });

  it('prints its usage', async () => {
    const {code, stdout} = await check('--help');
    expect(stdout).toContain('--only DIR_OR_FILE');
    expect(code).toBe(0);
  });

  it("says which page it can't find", async () => {
    const {code, stderr} = await check('--only', 'docs/absent');
    expect(stderr).toContain('--only docs/absent: there is no such page');
    expect(code).toBe(2);
  });
});
