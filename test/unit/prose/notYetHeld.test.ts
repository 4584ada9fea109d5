import {NOT_YET_HELD} from '../../../scripts/prose/constants.mjs';
import {temporarySite} from '../samples/support/temporarySite';
import {head} from './planted/registry';
import {runCheckProse} from './support/runCheckProse';

jest.setTimeout(60_000);

const [folder = ''] = NOT_YET_HELD;
const clipped = `${head('clipped')}Nobody knows it. It stands in the file.\n`;
const sound = `${head('sound')}A ladder is lent to one member at a time.\n`;

const unfinished = temporarySite({[`${folder}/one.md`]: clipped, [`${folder}/two.md`]: sound});
const finished = temporarySite({[`${folder}/one.md`]: sound});
afterAll(() => [unfinished, finished].forEach(({remove}) => remove()));

describe('folders that are not held to every rule yet', () => {
  it('have their faults counted, but pass', async () => {
    const {code, stdout} = await runCheckProse('--root', unfinished.root);
    expect(stdout.split('\n')).toEqual([
      `${folder}/one.md is not held to every rule yet: 2 faults`,
      `${folder}/two.md is not held to every rule yet: no faults`,
      '2 pages: no faults, no warnings',
      '',
    ]);
    expect(code).toBe(0);
  });

  it('are held to every rule with --all', async () => {
    const {code, stdout} = await runCheckProse('--root', unfinished.root, '--all');
    expect(stdout).toContain(`${folder}/one.md:10 "Nobody": name the reader`);
    expect(code).toBe(1);
  });

  it('fail as soon as nothing is left to count', async () => {
    const {code, stdout} = await runCheckProse('--root', finished.root);
    expect(stdout).toContain(`${folder}:1 every page keeps every rule by now: delete the folder`);
    expect(code).toBe(1);
  });

  it.each(NOT_YET_HELD)('still have faults: %s', async name => {
    const {stdout} = await runCheckProse('--only', name);
    expect(stdout).toMatch(/is not held to every rule yet: \d+ faults?$/m);
  });
});
