import {fileChanges} from '@site/src/tutorials/changes/fileChanges';
import {markExcerpt} from '@site/src/tutorials/changes/markExcerpt';

const BEFORE = `import a from 'a'
import old from 'old'

export function one() {
  first()
  second()
}

function gone() {
  return 1
}

export const end = 1
`;

const AFTER = `import a from 'a'
import fresh from 'fresh'
import more from 'more'

export function one() {
  first()
  between()
  second()
}

export const end = 1
`;

const SIGNS = {added: '+', removed: '-', kept: ' '};

/** The lines with a sign in front, as in a diff. */
const marked = (code: string, before: string | undefined = BEFORE) =>
  markExcerpt(code.split('\n'), fileChanges(before, AFTER)).lines.map(
    ({text, change}) => SIGNS[change ?? 'kept'] + text,
  );

describe('fileChanges', () => {
  it('puts removed lines before those that replace them', () => {
    const lines = fileChanges('a\nb\nc\n', 'a\nB\nc\nd\n');
    expect(lines.map(({text, change}) => SIGNS[change ?? 'kept'] + text)).toEqual([
      ' a',
      '-b',
      '+B',
      ' c',
      '+d',
    ]);
  });

  it('marks nothing in a new file', () => {
    expect(fileChanges(undefined, 'a\nb\n')).toEqual([{text: 'a'}, {text: 'b'}]);
  });
});

describe('markExcerpt', () => {
  it('shows a removed last line of a paragraph above the blank line', () => {
    const file = fileChanges('a\ngone\n\nb\n', 'a\n\nb\n');
    expect(markExcerpt(['a', '', 'b'], file).lines.map(({text}) => text)).toEqual([
      'a',
      'gone',
      '',
      'b',
    ]);
  });

  it('marks added lines, and inserts those removed there', () => {
    expect(marked("import a from 'a'\nimport fresh from 'fresh'\nimport more from 'more'")).toEqual(
      [
        " import a from 'a'",
        "-import old from 'old'",
        "+import fresh from 'fresh'",
        "+import more from 'more'",
      ],
    );
  });

  it('shows replaced lines only with the first line that replaces them', () => {
    expect(marked("import more from 'more'")).toEqual(["+import more from 'more'"]);
    expect(marked("import a from 'a'\n// …")).toEqual([" import a from 'a'", ' // …']);
  });

  it('shows removed lines next to the line on either side, without blank lines around them', () => {
    const run = ['-function gone() {', '-  return 1', '-}'];
    expect(marked('  second()\n}\n// …')).toEqual([' ' + '  second()', ' }', ...run, ' // …']);
    expect(marked('export const end = 1')).toEqual([...run, ' export const end = 1']);
    expect(marked('}\n\nexport const end = 1')).toEqual([
      ' }',
      ' ',
      ...run,
      ' export const end = 1',
    ]);
  });

  it('indents each line as in its file', () => {
    const before = AFTER.replace('  between()', '  before()\n    deep()');
    expect(marked('first()\nbetween()', before)).toEqual([
      '   first()',
      '-  before()',
      '-    deep()',
      '+  between()',
    ]);
  });

  it('leaves out comments that highlight lines, and marks nothing that the file lacks', () => {
    expect(marked('  first()\n  // highlight-next-line\n  between()')).toEqual([
      '   first()',
      '+  between()',
    ]);
    expect(marked('  nowhere()\n  between()')).toEqual(['   nowhere()', '   between()']);
  });

  it('says whether every line of the file is shown', () => {
    const isComplete = (code: string) =>
      markExcerpt(code.split('\n'), fileChanges(BEFORE, AFTER)).isComplete;
    expect(isComplete(AFTER)).toBe(true);
    expect(isComplete(AFTER.replace('\n\n', '\n'))).toBe(true);
    expect(isComplete(AFTER.replace('  between()\n', '  // …\n'))).toBe(false);
    expect(isComplete('  between()')).toBe(false);
  });
});
