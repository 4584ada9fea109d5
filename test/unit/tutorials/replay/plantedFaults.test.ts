import {PAGE_2, plantGarden, removeGardens} from './support/garden';

afterAll(removeGardens);

const SNAPSHOT = 'examples/garden/part-2';

/** The block that shows a file which another one imports. */
const SEEDS = `\`\`\`ts app=garden/2 title="src/seeds.ts"
export const seeds = [
  { name: 'Bean', perRow: 12 },
  { name: 'Carrot', perRow: 40 },
]
\`\`\`
`;

describe('a tutorial that can be followed', () => {
  it('passes at every checkpoint, and is compiled again only if its code or its tests change', async () => {
    const garden = plantGarden();
    const {code, stdout} = await garden.run();
    expect(stdout.split('\n')).toEqual([
      'garden/1: 2 of 2 changes on the page, 1 checkpoint, no faults',
      'garden/2: 12 of 12 changes on the page, 2 checkpoints, no faults',
      expect.stringMatching(/^2 parts: no faults \(\d+\.\d s\)$/),
      '',
    ]);
    expect(code).toBe(0);

    garden.blockProjects();
    garden.edit(PAGE_2, 'A copy solves it:', 'A copy mends it:');
    expect((await garden.call()).code).toBe(0);

    expect((await garden.call('--fresh')).code).toBe(2);
    garden.edit(PAGE_2, 'tests="src/plant.spec.ts"', 'tests="all"');
    expect((await garden.call()).code).toBe(2);
  });
});

describe('planted faults', () => {
  it('a missing import, and two swapped steps: their lines, and the checkpoints after them', async () => {
    const garden = plantGarden();
    garden.edit(PAGE_2, "import { produce } from 'immer'\n", '');
    garden.edit(PAGE_2, SEEDS, '');
    garden.edit(PAGE_2, 'Import `produce`', `${SEEDS}\nImport \`produce\``);
    const {faults} = await garden.replaySecond();
    const block = garden.line(PAGE_2, 'A copy solves it:') + 2;
    const imported = garden.line(PAGE_2, "import { seeds } from './seeds'");
    const [first, last] = ['Seeds become', 'The bed has'].map(title =>
      garden.line(PAGE_2, `:::checkpoint[${title}`),
    );
    expect(faults).toEqual([
      `${PAGE_2}:${imported} src/plant.ts imports "./seeds", which isn't there at the checkpoint on line ${first}: the page comes to it on line ${garden.line(PAGE_2, 'title="src/seeds.ts"')}, so change the order`,
      `${PAGE_2}:${block} ${SNAPSHOT}/src/bed.ts:1 isn't on the page, "import { produce } from 'immer'": add it to a block of src/bed.ts`,
      `${PAGE_2}:${first} tsc -b fails at this checkpoint:`,
      expect.stringContaining(`src/plant.ts:1 (line ${imported} of the page) TS2307: Cannot find`),
      expect.stringContaining('src/plant.ts:9 '),
      `${PAGE_2}:${first} the tests fail at this checkpoint:`,
      "  src/plant.spec.ts Cannot find module './seeds' imported from src/plant.ts",
      `${PAGE_2}:${last} tsc -b fails at this checkpoint:`,
      `  src/bed.ts:10 (line ${block + 3} of the page) TS2304: Cannot find name 'produce'.`,
      expect.stringMatching(/^ {2}src\/bed\.ts:10 .* TS7006: Parameter 'draft' implicitly has/),
      `${PAGE_2}:${last} the tests fail at this checkpoint:`,
      '  src/bed.spec.ts "adds a plant to a copy": ReferenceError: produce is not defined',
    ]);
  });

  it("a file that isn't shown: where it's imported", async () => {
    const garden = plantGarden();
    garden.edit(PAGE_2, SEEDS, '');
    const faults = await garden.cover(['garden/2']);
    const imported = garden.line(PAGE_2, "import { seeds } from './seeds'");
    const [first, last] = ['Seeds become', 'The bed has'].map(title =>
      garden.line(PAGE_2, `:::checkpoint[${title}`),
    );
    expect(faults).toEqual([
      `${PAGE_2}:1 ${SNAPSHOT}/src/seeds.ts:1-4 isn't on the page: show src/seeds.ts`,
      `${PAGE_2}:${imported} src/plant.ts imports "./seeds", which isn't there at the checkpoint on line ${first}: show the file above`,
      `${PAGE_2}:${imported} src/plant.ts imports "./seeds", which isn't there at the checkpoint on line ${last}: show the file above`,
    ]);
  });

  it("a change in the snapshot only: the page's outdated line, and the new one", async () => {
    const garden = plantGarden();
    garden.edit(
      `${SNAPSHOT}/src/bed.ts`,
      'draft.plants.push(plant)',
      'draft.plants.unshift(plant)',
    );
    const faults = await garden.cover(['garden/2']);
    const stale = garden.line(PAGE_2, '    draft.plants.push(plant)');
    expect(faults).toEqual([
      `${PAGE_2}:${stale - 5} ${SNAPSHOT}/src/bed.ts:12 isn't on the page, "draft.plants.unshift(plant)": add it to a block of src/bed.ts`,
      `${PAGE_2}:${stale} the line "draft.plants.push(plant)" is not found, "draft.plants.unshift(plant)" stands there in src/bed.ts of garden/2`,
    ]);
  });

  it('an error that page and snapshot share: what the compiler and the tests say', async () => {
    const garden = plantGarden();
    for (const file of [PAGE_2, `${SNAPSHOT}/src/plant.ts`]) {
      garden.edit(file, 'seed.name === name', 'seed.label === name');
    }
    const {faults} = await garden.replaySecond();
    const [checkpoint] = [garden.line(PAGE_2, ':::checkpoint[Seeds become')];
    const line = garden.line(PAGE_2, 'seed.label === name');
    expect(faults.slice(0, 5)).toEqual([
      `${PAGE_2}:${checkpoint} tsc -b fails at this checkpoint:`,
      `  src/plant.ts:9 (line ${line} of the page) TS2339: Property 'label' does not exist on type '{ name: string; perRow: number; }'.`,
      `${PAGE_2}:${checkpoint} the tests fail at this checkpoint:`,
      '  src/plant.spec.ts "finds a plant by its name": AssertionError: expected undefined to be 40 // Object.is equality',
      `${PAGE_2}:${garden.line(PAGE_2, ':::checkpoint[The bed')} tsc -b fails at this checkpoint:`,
    ]);
  });
});
