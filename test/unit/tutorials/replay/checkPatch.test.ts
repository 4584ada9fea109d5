import {applyMarked, checkPatch} from '@site/src/tutorials/replay/patch/checkPatch';
import {checkParse} from '@site/src/tutorials/replay/checks/checkParse';
import type {FileLine} from '@site/src/tutorials/changes/fileChanges';
import type {BlockStep, Step} from '@site/src/tutorials/steps/Step';

const FILE = 'src/bed.ts';

const BEFORE = `import { water } from './water'

export function grow() {
  water()
}

export function rest() {
  water()
}
`;

/** Puts a block into its file, after which the file must equal the second text. */
function faultsOf(code: string, after: string, prose = 'Change the file:', before?: string) {
  return checkPatch(FILE, {before: before ?? BEFORE, after, code: code.split('\n'), prose});
}

/** Marks lines like a page does: `+` for added, `-` for removed, or a space. */
function marked(text: string): FileLine[] {
  const changes: Record<string, FileLine['change']> = {'+': 'added', '-': 'removed'};
  return text.split('\n').map(line => {
    const change = changes[line[0] ?? ''];
    return change ? {text: line.slice(1), change} : {text: line.slice(1)};
  });
}

describe('a block', () => {
  it('may use an unchanged line as its anchor', () => {
    const after = BEFORE.replace('export function rest() {', 'export function rest() {\n  sleep()');
    expect(faultsOf('export function rest() {\n  sleep()', after)).toEqual([]);
  });

  it('may remove lines next to those that it shows', () => {
    const after = BEFORE.replace("'./water'", "'./rain'");
    expect(faultsOf("import { water } from './rain'\n// …", after)).toEqual([]);
  });

  it('must change something', () => {
    expect(faultsOf('export function rest() {\n  water()\n}', BEFORE)).toEqual([
      'the block repeats what src/bed.ts has: leave it out, or show what changes',
    ]);
  });

  it("mustn't leave out lines of a file that doesn't exist yet", () => {
    const patch = {before: undefined, after: BEFORE, code: ['// …', '}'], prose: ''};
    expect(checkPatch(FILE, patch)).toEqual([
      'there is no src/bed.ts yet: show its lines without omissions',
    ]);
    expect(checkPatch(FILE, {...patch, code: ['export {}']})).toEqual([]);
  });

  it.each([
    ['no line', 'const dry = 1', 'the block shows no line that src/bed.ts has'],
    [
      'a line that appears twice',
      '  water()\n  sleep()',
      'src/bed.ts has "water()" more than once',
    ],
  ])('must say in words where it goes if its anchor is %s', (_, code, reason) => {
    const [first = '', ...rest] = code.split('\n');
    const added = rest.length > 0 ? rest.join('\n') : first;
    const after =
      rest.length > 0
        ? BEFORE.replace(/water\(\)\n}\n$/, `water()\n${added}\n}\n`)
        : `${BEFORE}\n${added}\n`;
    const fault = expect.stringContaining(`goes: ${reason}, so show an unchanged line beside it`);
    expect(faultsOf(code, after)).toEqual([fault]);
    expect(faultsOf(code, after, 'Add it to `wither`:')).toEqual([fault]);
    expect(faultsOf(code, after, 'Add it inside\n`rest`:')).toEqual([]);
  });

  it('must be where the words say', () => {
    const after = `${BEFORE}\nconst dry = 1\n`;
    expect(faultsOf('const dry = 1', after, 'Add it at\nthe end of the file:')).toEqual([]);
    expect(faultsOf('const dry = 1', after, 'Add it at the top:')).toHaveLength(1);
    const top = `const dry = 1\n${BEFORE}`;
    expect(faultsOf('const dry = 1', top, 'Add it at the end of the file:')).toHaveLength(1);
    expect(faultsOf('const dry = 1', top, 'Add it at the top:')).toEqual([]);
  });
});

describe('marked lines', () => {
  const NO_WORDS = '';

  it("mustn't remove a line that the file lacks", () => {
    const shown = marked(' export function rest() {\n-  sleep()\n+  rest()');
    expect(applyMarked(FILE, BEFORE, BEFORE, shown, NO_WORDS)).toEqual([
      'the block removes "sleep()", which src/bed.ts doesn\'t have at this point',
    ]);
  });

  it("mustn't keep a line that the file lacks", () => {
    const shown = marked(' export function sow() {\n+  rest()');
    expect(applyMarked(FILE, BEFORE, BEFORE, shown, NO_WORDS)).toEqual([
      'the block keeps "export function sow() {", which src/bed.ts doesn\'t have there',
    ]);
  });

  it("mustn't add a declaration again", () => {
    const line = "import { water } from './water'";
    const after = `${line}\n${BEFORE}`;
    expect(applyMarked(FILE, BEFORE, after, marked(` ${line}\n+${line}`), NO_WORDS)).toEqual([
      `the block repeats "${line}", which src/bed.ts has already`,
    ]);
  });

  it("mustn't leave any other change to the reader", () => {
    const after = BEFORE.replace('grow() {', 'grow() {\n  sow()').replace(/water\(\)\n}\n$/, '}\n');
    const shown = marked(' export function grow() {\n+  sow()');
    expect(applyMarked(FILE, BEFORE, after, shown, NO_WORDS)).toEqual([
      'the block leaves what happens to "water()" in src/bed.ts unsaid',
    ]);
  });
});

describe("a file that doesn't parse after a block", () => {
  const marks = {run: false, avoid: false, hidden: false};
  const block: BlockStep = {
    kind: 'block',
    line: 7,
    app: 'garden/2',
    file: FILE,
    fence: {page: 'docs/a.md', line: 7, lang: 'ts', marks, code: []},
    prose: '',
  };
  const HALF = 'export function grow() {\n';

  it('breaks a running app', () => {
    const checkpoint: Step = {
      kind: 'checkpoint',
      line: 9,
      app: 'garden/2',
      tests: [],
      browser: undefined,
      title: '',
      actions: '',
    };
    expect(checkParse({...block, prose: 'Add a function:'}, checkpoint, HALF)).toEqual([
      {
        line: 7,
        message: expect.stringMatching(/^src\/bed\.ts doesn't parse after this block, at "": '}'/),
      },
    ]);
    expect(checkParse(block, checkpoint, BEFORE)).toEqual([]);
  });

  it('may be continued by the next block, or announced', () => {
    const next = {...block, line: 20};
    expect(checkParse(block, next, HALF)).toEqual([]);
    const prose = "The app won't compile until the next step:";
    expect(checkParse({...block, prose}, undefined, HALF)).toEqual([]);
    const other = {...next, file: 'src/plant.ts'};
    expect(checkParse(block, other, HALF)).toHaveLength(1);
  });

  it('may be a style sheet, which the compiler never reads', () => {
    expect(checkParse({...block, file: 'src/bed.css'}, undefined, '{')).toEqual([]);
  });
});
