import {checkPaste, pasteMarked} from '@site/src/tutorials/replay/paste/checkPaste';
import {checkParse} from '@site/src/tutorials/replay/steps/checkParse';
import type {FileLine} from '@site/src/tutorials/changes/fileChanges';
import type {Step} from '@site/src/tutorials/replay/steps/types';

const FILE = 'src/bed.ts';

const BEFORE = `import { water } from './water'

export function grow() {
  water()
}

export function rest() {
  water()
}
`;

/** Pastes a block, after which the file must equal the second text. */
function paste(code: string, after: string, prose = 'Change the file:', before?: string) {
  return checkPaste(FILE, {before: before ?? BEFORE, after, code: code.split('\n'), prose});
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
    expect(paste('export function rest() {\n  sleep()', after)).toEqual([]);
  });

  it('may remove lines next to those that it shows', () => {
    const after = BEFORE.replace("'./water'", "'./rain'");
    expect(paste("import { water } from './rain'\n// …", after)).toEqual([]);
  });

  it('must change something', () => {
    expect(paste('export function rest() {\n  water()\n}', BEFORE)).toEqual([
      'the block repeats what src/bed.ts has: leave it out, or show what changes',
    ]);
  });

  it("mustn't leave out lines of a file that doesn't exist yet", () => {
    const paste = {before: undefined, after: BEFORE, code: ['// …', '}'], prose: ''};
    expect(checkPaste(FILE, paste)).toEqual([
      'there is no src/bed.ts yet: show its lines without gaps',
    ]);
    expect(checkPaste(FILE, {...paste, code: ['export {}']})).toEqual([]);
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
    expect(paste(code, after)).toEqual([fault]);
    expect(paste(code, after, 'Add it to `wither`:')).toEqual([fault]);
    expect(paste(code, after, 'Add it inside\n`rest`:')).toEqual([]);
  });

  it('must be where the words say', () => {
    const after = `${BEFORE}\nconst dry = 1\n`;
    expect(paste('const dry = 1', after, 'Add it at\nthe end of the file:')).toEqual([]);
    expect(paste('const dry = 1', after, 'Add it at the top:')).toHaveLength(1);
    const top = `const dry = 1\n${BEFORE}`;
    expect(paste('const dry = 1', top, 'Add it at the end of the file:')).toHaveLength(1);
    expect(paste('const dry = 1', top, 'Add it at the top:')).toEqual([]);
  });
});

describe('marked lines', () => {
  const NO_WORDS = '';

  it("mustn't remove a line that the file lacks", () => {
    const shown = marked(' export function rest() {\n-  sleep()\n+  rest()');
    expect(pasteMarked(FILE, BEFORE, BEFORE, shown, NO_WORDS)).toEqual([
      'the block strikes "sleep()", which src/bed.ts doesn\'t have at this point',
    ]);
  });

  it("mustn't keep a line that the file lacks", () => {
    const shown = marked(' export function sow() {\n+  rest()');
    expect(pasteMarked(FILE, BEFORE, BEFORE, shown, NO_WORDS)).toEqual([
      'the block holds on to "export function sow() {", which src/bed.ts doesn\'t have there',
    ]);
  });

  it("mustn't add a declaration again", () => {
    const line = "import { water } from './water'";
    const after = `${line}\n${BEFORE}`;
    expect(pasteMarked(FILE, BEFORE, after, marked(` ${line}\n+${line}`), NO_WORDS)).toEqual([
      `the block repeats "${line}", which src/bed.ts has already`,
    ]);
  });

  it("mustn't leave any other change to the reader", () => {
    const after = BEFORE.replace('grow() {', 'grow() {\n  sow()').replace(/water\(\)\n}\n$/, '}\n');
    const shown = marked(' export function grow() {\n+  sow()');
    expect(pasteMarked(FILE, BEFORE, after, shown, NO_WORDS)).toEqual([
      'the block leaves what happens to "water()" in src/bed.ts unsaid',
    ]);
  });
});

describe("a file that doesn't parse after a block", () => {
  const block = {
    kind: 'show' as const,
    line: 7,
    file: FILE,
    code: [],
    shown: {from: 0, to: 0},
  };
  const HALF = 'export function grow() {\n';

  it('breaks a running app', () => {
    const checkpoint: Step = {
      kind: 'checkpoint',
      line: 9,
      tests: [],
      walk: undefined,
      title: '',
      actions: '',
    };
    expect(checkParse({...block, prose: 'Add a function:'}, checkpoint, HALF)).toEqual([
      {
        line: 7,
        message: expect.stringMatching(/^src\/bed\.ts doesn't parse after this block, at "": '}'/),
      },
    ]);
    expect(checkParse({...block, prose: ''}, checkpoint, BEFORE)).toEqual([]);
  });

  it('may be continued by the next block, or announced', () => {
    const next = {...block, line: 20, prose: ''};
    expect(checkParse({...block, prose: ''}, next, HALF)).toEqual([]);
    const prose = "The app won't compile until the next step:";
    expect(checkParse({...block, prose}, undefined, HALF)).toEqual([]);
    const other = {...next, file: 'src/plant.ts'};
    expect(checkParse({...block, prose: ''}, other, HALF)).toHaveLength(1);
  });

  it('may be a style sheet, which the compiler never reads', () => {
    expect(checkParse({...block, file: 'src/bed.css', prose: ''}, undefined, '{')).toEqual([]);
  });
});
