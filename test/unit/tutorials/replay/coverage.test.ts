import {coverPart} from '@site/src/tutorials/replay/coverPart';
import {createPartReader} from '@site/src/tutorials/replay/createPartReader';
import {replayPart} from '@site/src/tutorials/replay/replayPart';
import {PAGE_1, PAGE_2, plantGarden, removeGardens} from './support/garden';

afterAll(removeGardens);

const SNAPSHOT = 'examples/garden/part-2';

/** Replays a part, with one text on its page replaced, without compiling. */
function replayWith(page: string, text: string, by: string) {
  const garden = plantGarden();
  garden.edit(page, text, by);
  const part = page === PAGE_1 ? 1 : 2;
  const {faults} = coverPart(garden.root, {series: 'garden', part, name: `garden/${part}`, page});
  return {
    faults: faults.map(fault => `${fault.page}:${fault.line} ${fault.message}`),
    line: (found: string) => garden.line(page, found),
  };
}

describe('commands', () => {
  it('may delete files, each of them once', () => {
    const {faults, line} = replayWith(
      PAGE_2,
      'rm src/oldPlan.ts',
      'rm src/oldPlan.ts src/oldPlan.ts',
    );
    expect(faults).toEqual([
      `${PAGE_2}:${line('rm src')} there is no src/oldPlan.ts to delete at this point`,
    ]);
  });
});

describe('files', () => {
  it('must be deleted if the snapshot lacks them', () => {
    const {faults} = replayWith(PAGE_2, 'rm src/oldPlan.ts\n', 'npm test\n');
    expect(faults).toEqual([
      expect.stringMatching(
        /:\d+ examples\/garden\/starter\/src\/oldPlan.ts:1 is still there: add rm src\/oldPlan.ts$/,
      ),
    ]);
  });

  it('must be in the snapshot to be named by a block', () => {
    const {faults, line} = replayWith(PAGE_1, 'title="src/bed.spec.ts"', 'title="bed.spec.ts"');
    expect(faults).toContain(
      `${PAGE_1}:${line('title="bed.spec.ts"')} garden/1 has no file bed.spec.ts: fix the title, or mark a draft`,
    );
  });

  it('cause one fault if changed but not mentioned on the page', () => {
    const {faults} = replayWith(
      PAGE_2,
      'app=garden/2 title="src/bed.spec.ts"',
      'title="src/bed.spec.ts"',
    );
    expect(faults).toEqual([
      `${PAGE_2}:1 ${SNAPSHOT}/src/bed.spec.ts:2,4,7,10-14 instead of examples/garden/part-1/src/bed.spec.ts:2,5 isn't on the page, which doesn't mention the file: show the changes of src/bed.spec.ts`,
    ]);
  });

  it('lose old lines where the page shows their replacement', () => {
    const {faults, line} = replayWith(
      PAGE_2,
      "import { addPlant, describeBed } from './bed'\n\n",
      '',
    );
    expect(faults).toEqual([
      `${PAGE_2}:${line('title="src/bed.spec.ts"')} ${SNAPSHOT}/src/bed.spec.ts:2 isn't on the page, "import { addPlant, describeBed } from './bed'", instead of examples/garden/part-1/src/bed.spec.ts:2: add it to a block of src/bed.spec.ts`,
    ]);
  });
});

describe('blocks', () => {
  it('may import only packages that the project has', () => {
    const {faults, line} = replayWith(
      PAGE_2,
      "from './plant'\n\nexport",
      "from 'plants'\n\nexport",
    );
    expect(faults).toContain(
      `${PAGE_2}:${line("from 'plants'")} src/bed.ts imports "plants", which isn't there at the checkpoint on line ${line(':::checkpoint[Seeds')}: the starter has no such package`,
    );
  });

  it("mustn't repeat what a file has", () => {
    const again =
      '```ts app=garden/2 title="src/bed.ts"\nexport function addPlant(bed: Bed, plant: Plant): Bed {\n```\n\n';
    const {faults, line} = replayWith(PAGE_2, '```bash\nrm', `${again}\`\`\`bash\nrm`);
    expect(faults).toEqual([
      `${PAGE_2}:${line('rm src') - 5} the block repeats what src/bed.ts has: leave it out, or show what changes`,
    ]);
  });

  it('must say where their lines go', () => {
    const {faults, line} = replayWith(PAGE_2, 'at the end of the file:', 'last:');
    expect(faults).toEqual([
      `${PAGE_2}:${line('title="src/bed.spec.ts"')} nothing says where "test('adds a plant to a copy', () => {" goes: the block shows no line that src/bed.spec.ts has, so show an unchanged line beside it, or say "at the end of the file", "after \`name\`"`,
    ]);
  });

  it('must leave a file that parses', () => {
    const {faults} = replayWith(
      PAGE_2,
      'export function describeBed(bed: Bed): string {\n  return `${bed.name}: ${bed.rows} rows`\n}\n',
      'export function describeBed(\n',
    );
    expect(faults).toContainEqual(
      expect.stringMatching(/src\/bed\.ts doesn't parse after this block, at "": /),
    );
  });
});

describe('drafts', () => {
  const START = "import type { Plant } from './plant'\n\nexport interface Bed {";

  it('with gaps must start and end with existing lines', () => {
    const {faults, line} = replayWith(PAGE_2, START, `// …\n${START}`);
    expect(faults).toContain(
      `${PAGE_2}:${line('draft title') + 2} what is between two omissions must begin and end with lines of the file, and "import type { Plant } from './plant'" to "}" do not (src/bed.ts)`,
    );
  });

  it('must lead to the snapshot', () => {
    const {faults, line} = replayWith(PAGE_2, '  rows: number\n  plants', '  plants');
    expect(faults).toEqual([
      expect.stringMatching(`:${line('A copy solves it:') + 2} ${SNAPSHOT}/src/bed.ts:6 isn't on`),
    ]);
  });
});

describe('checkpoints', () => {
  it('must name tests that exist at that point', () => {
    const {faults, line} = replayWith(PAGE_2, 'src/plant.spec.ts"}', 'src/plants"}');
    expect(faults).toEqual([
      `${PAGE_2}:${line(':::checkpoint[Seeds')} tests="src/plants" names no test that exists at this point`,
    ]);
  });

  it("must be about the page's app", () => {
    const {faults, line} = replayWith(
      PAGE_2,
      '{app=garden/2 tests="all"}',
      '{app=garden/1 tests="all"}',
    );
    expect(faults).toEqual([
      `${PAGE_2}:${line(':::checkpoint[The bed')} checkpoint isn't about this page: write app=garden/2`,
    ]);
  });
});

const SECOND = {series: 'garden', part: 2, name: 'garden/2', page: PAGE_2};

it('follows a page only once, and what its replay finds stays out of what the browser steps read', async () => {
  const garden = plantGarden();
  garden.edit(PAGE_2, 'rm src/oldPlan.ts\n', 'ls\n');
  const readPart = createPartReader(garden.root);
  const before = readPart(SECOND);
  const {faults} = await replayPart(SECOND, {
    root: garden.root,
    readPart,
    coverageOnly: true,
    useCache: false,
  });
  faults.pop();
  expect(readPart(SECOND)).toBe(before);
  expect(before.faults).toHaveLength(1);
});
