import fc from 'fast-check';
import {TextFile} from '@site/src/tutorials/project/TextFile';

const TWO = `function open() {
  unlock()
}

function close() {
  lock()
}
`;

const THREE = `function open() {
  unlock(1)
}

function knock() {
  ring()
}

function close() {
  lock()
}
`;

/** A file between two states. The page shows the lines with these numbers. */
function fileShowing(before: string | undefined, after: string | undefined, ...numbers: number[]) {
  const file = new TextFile('gate.ts', before, after);
  file.show(numbers.map(number => number - 1));
  return file;
}

function missing(file: TextFile): string[] {
  return file
    .missing()
    .map(({kind, lines, instead}) =>
      [
        kind,
        lines.first,
        lines.last,
        ...(instead ? ['for', instead.first, instead.last] : []),
      ].join(' '),
    );
}

describe('what a reader has typed', () => {
  it('is the earlier file as long as the page shows nothing', () => {
    const file = fileShowing(TWO, THREE);
    expect(file.text()).toBe(TWO);
    expect(missing(file)).toEqual(['lines 2 2 for 2 2', 'lines 5 7']);
  });

  it('is the later file once every added line except blank ones is shown', () => {
    const file = fileShowing(TWO, THREE, 2, 5, 6, 7);
    expect(file.text()).toBe(THREE);
    expect(missing(file)).toEqual([]);
    expect(file.missingChanges).toBe(0);
  });

  it('has the blank lines of the later file, too, once all others are shown', () => {
    const line = fc.constantFrom('', '', '  ', 'one', 'two', 'three', '}');
    // As the formatter leaves files, without blank lines at their end.
    const text = fc
      .tuple(fc.array(line, {maxLength: 8}), fc.constantFrom('one', 'end', '}'))
      .map(([lines, last]) => [...lines, last, ''].join('\n'));
    fc.assert(
      fc.property(fc.option(text, {nil: undefined}), text, (before, after) => {
        const file = new TextFile('gate.ts', before, after);
        const lines = Array.from(after.split('\n').entries());
        file.show(lines.filter(([, each]) => each.trim() !== '').map(([at]) => at));
        expect(file.text()).toBe(after);
      }),
      {numRuns: 500},
    );
  });

  it.each([
    ['the change ahead of it', [1, 2, 3], THREE.replace(/function knock[^}]*}\n\n/, '')],
    ['the function alone', [5, 6, 7], THREE.replace('unlock(1)', 'unlock()')],
  ])('has whole functions: %s', (_, shown, text) => {
    expect(fileShowing(TWO, THREE, ...shown).text()).toBe(text);
  });

  it('counts an existing brace as kept', () => {
    const before = 'list({\n  a: {\n    one\n  },\n})\n';
    const after = 'list({\n  a: {\n    one\n  },\n  b: {\n    two\n  },\n})\n';
    expect(fileShowing(before, after, 2, 3, 4, 8).text()).toBe(before);
    expect(fileShowing(before, after, 5, 6, 7).text()).toBe(after);
    expect(missing(fileShowing(before, after, 4, 5, 6))).toEqual([]);
  });

  it('has the lines of a new file shown so far, with blank ones between them', () => {
    const file = fileShowing(undefined, TWO, 1, 2, 3);
    expect(file.text()).toBe('function open() {\n  unlock()\n}\n\n');
    expect(missing(file)).toEqual(['lines 5 7']);
    expect(fileShowing(undefined, TWO).text()).toBeUndefined();
    expect(missing(fileShowing(undefined, TWO))).toEqual(['file 1 7']);
  });

  it('lists missing lines once if a page shows some in between', () => {
    expect(missing(fileShowing(undefined, THREE, 5, 6, 7))).toEqual(['lines 1 3', 'lines 9 11']);
  });
});

describe('lines that a part removes', () => {
  it.each([
    ['the line after them', 4],
    ['the line before them', 3],
  ])('disappear when the page shows %s', (_, number) => {
    const before = 'one\ntwo\nthree\nold\nfour\n';
    const after = 'one\ntwo\nthree\nfour\n';
    expect(fileShowing(before, after, number).text()).toBe(after);
    expect(missing(fileShowing(before, after, 1))).toEqual(['removed lines 4 4']);
  });

  it('stay until the first line that replaces them is shown', () => {
    const before = 'one\nold\nthree\n';
    const after = 'one\nnew\nnewer\nthree\n';
    const file = fileShowing(before, after, 1, 3, 4);
    expect(file.text()).toBe('one\nold\nnewer\nthree\n');
    expect(missing(file)).toEqual(['lines 2 2 for 2 2']);
  });

  it("may be blank, and then don't have to be shown", () => {
    expect(fileShowing('one\n\n\ntwo\n', 'one\n\ntwo\n').text()).toBe('one\n\ntwo\n');
  });

  it('may be a whole file', () => {
    const file = fileShowing(TWO, undefined);
    expect(file.text()).toBe(TWO);
    expect(missing(file)).toEqual(['removed file 1 7']);
    expect(file.missingChanges).toBe(1);
  });
});
