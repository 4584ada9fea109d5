import {PAGE_2, plantGarden, removeGardens} from './support/garden';

afterAll(removeGardens);

it('reports a part without a page', async () => {
  const garden = plantGarden();
  garden.removePage(PAGE_2);
  expect(await garden.cover(['garden/1'])).toEqual([]);
  expect(await garden.cover()).toEqual([
    'examples/garden/part-2:1 the tutorial has no page for this part',
  ]);
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
