import {listSnapshots} from '@site/src/snapshots/resolveSnapshot';
import {NOT_YET_HELD} from '@site/src/tutorials/replay/constants';
import {faultsIn, PAGE_1, PAGE_2, plantGarden, removeGardens} from './support/garden';

jest.setTimeout(240_000);
afterAll(removeGardens);

const PENDING = ['--pending', 'garden/1,garden/2'];

describe("parts that aren't checked yet", () => {
  it('are counted while they have faults, and are a fault once they have none', async () => {
    const garden = plantGarden();
    garden.edit(PAGE_2, 'rm src/oldPlan.ts\n', 'ls\n');
    const {code, stdout} = await garden.call(...PENDING);
    expect(
      stdout
        .split('\n')
        .filter(line => /^\S/.test(line))
        .slice(0, -1),
    ).toEqual([
      `${PAGE_1}:1 the page can be followed by now: delete garden/1 from NOT_YET_HELD in src/tutorials/replay/constants.ts`,
      'garden/1: 2 of 2 changes on the page, 1 checkpoint, no faults (not held to it yet)',
      'garden/2: 11 of 12 changes on the page (1 line missing), 2 checkpoints, 1 fault (not held to it yet)',
    ]);
    expect(code).toBe(1);
  });

  it('stay on the list while their app breaks at a checkpoint', async () => {
    const garden = plantGarden();
    for (const file of [PAGE_2, 'examples/garden/part-2/src/plant.ts']) {
      garden.edit(file, 'seed.name === name', 'seed.label === name');
    }
    const {faults, summary} = await garden.replaySecond({isHeld: false});
    expect(faults).toEqual([]);
    expect(summary).toMatch(/^garden\/2: 12 of 12 .*, [1-9] faults \(not held to it yet\)$/);
  });

  it("are checked completely if they're named", async () => {
    const garden = plantGarden();
    garden.edit(PAGE_2, 'rm src/oldPlan.ts\n', 'ls\n');
    const {code, stdout} = await garden.call('garden/2', '--coverage', ...PENDING);
    expect(faultsIn(stdout)).toHaveLength(1);
    expect(code).toBe(1);
  });

  it('may have no page, unlike others', async () => {
    const garden = plantGarden();
    garden.removePage(PAGE_2);
    expect(await garden.cover(['garden/1'])).toEqual([]);
    expect(await garden.cover()).toEqual([
      'examples/garden/part-2:1 the tutorial has no page for this part',
    ]);
    expect(await garden.cover([], ['garden/1', 'garden/2'])).toEqual([]);
  });

  it('are parts of the tutorials', () => {
    const parts = listSnapshots().map(({series, part}) => `${series}/${part}`);
    expect(NOT_YET_HELD.filter(name => !parts.includes(name))).toEqual([]);
  });
});

it("says where a page isn't valid MDX", async () => {
  const garden = plantGarden();
  garden.edit(PAGE_2, 'A copy solves it:', 'A <copy solves it:');
  expect(await garden.cover(['garden/2'])).toEqual([
    expect.stringContaining(`${PAGE_2}:${garden.line(PAGE_2, 'A <copy')} `),
  ]);
});

describe('the command', () => {
  it("lists the parts if it's asked for an unknown one", async () => {
    const garden = plantGarden();
    const {code, stderr} = await garden.call('garden/3');
    expect(stderr.trim()).toBe(
      'garden/3 is no part of a tutorial. The parts are: garden/1, garden/2.',
    );
    expect(code).toBe(2);
  });

  it('accepts a series, and prints one line for each part', async () => {
    const garden = plantGarden();
    garden.edit(PAGE_2, 'rm src/oldPlan.ts\n', 'ls\n');
    const {stdout} = await garden.call('garden', '--coverage', '--summary');
    expect(stdout.split('\n').slice(0, -2)).toEqual([
      'garden/1: 2 of 2 changes on the page, 1 checkpoint, no faults',
      'garden/2: 11 of 12 changes on the page (1 line missing), 2 checkpoints, 1 fault',
    ]);
  });
});
