import {mergeExcerpt} from '@site/src/samples/excerpts/mergeExcerpt';

const FILE = `import a from 'a'

const slice = {
  one: () => {
    first()
  },
  two: () => {
    second()
  },
}

export default slice`;

const merge = (code: string) => {
  const {lines, origins, mismatch} = mergeExcerpt(code.split('\n'), FILE.split('\n'));
  return {text: lines.join('\n'), origins, mismatch};
};

describe('mergeExcerpt', () => {
  it('puts new lines between existing lines of the file', () => {
    const {text} = merge(`// …\n  two: () => {\n    second()\n  },\n  three: () => {},\n}\n// …`);
    expect(text).toBe(
      FILE.replace('    second()\n  },\n', '    second()\n  },\n  three: () => {},\n'),
    );
  });

  it('takes a segment that begins with the line after the last one', () => {
    const code = '// …\nconst slice = {\n// …\n  one: () => {\n    other()\n  },\n// …';
    expect(merge(code)).toMatchObject({
      text: FILE.replace('first()', 'other()'),
      mismatch: undefined,
    });
  });

  it('takes the nearest of several equal lines as the end', () => {
    const {text} = merge('// …\n  one: () => {\n    other()\n  },\n// …');
    expect(text).toBe(FILE.replace('first()', 'other()'));
  });

  it('takes the first of several places that are equally similar', () => {
    const file = ['open {', '  same', '}', 'between', 'open {', '  same', '}'];
    const code = ['// …', 'open {', '  other', '}', '// …'];
    expect(mergeExcerpt(code, file).lines).toEqual(['open {', '  other', ...file.slice(2)]);
  });

  it('looks for a segment only below the one before it, however similar the lines above are', () => {
    const file = ['open {', '  first', '}', 'between', 'open {', '  second', '}'];
    const code = ['// …', 'between', '// …', 'open {', '  first', '}'];
    expect(mergeExcerpt(code, file).lines).toEqual([...file.slice(0, 5), '  first', '}']);
  });

  it('aligns the code with the ends of the file above the first gap and below the last', () => {
    const code =
      "import b from 'b'\nimport a from 'a'\n// …\nexport default slice\nexport const more = 1";
    expect(merge(code).text).toBe(`import b from 'b'\n${FILE}\nexport const more = 1`);
  });

  it('treats code without a gap as the whole file, unless it starts in the middle', () => {
    expect(merge('const a = 1').text).toBe('const a = 1');
    expect(merge("import a from 'a'\nexport default a").text).toBe(
      "import a from 'a'\nexport default a",
    );
    expect(merge('    first()\n    then()\n  },').text).toBe(
      FILE.replace('first()\n', 'first()\n    then()\n'),
    );
    expect(mergeExcerpt(['// …', 'new'], undefined).lines).toEqual(['// …', 'new']);
  });

  it('maps each line of the excerpt to its place', () => {
    const {origins} = merge('// …\n  two: () => {\n    other()\n  },\n// …');
    expect([...origins]).toEqual([
      [6, 1],
      [7, 2],
      [8, 3],
    ]);
  });

  it("says which lines don't match any place", () => {
    const {mismatch} = merge('// …\nnowhere()\n  two: () => {\n// …');
    expect(mismatch?.index).toBe(1);
    expect(mismatch?.message).toContain('"nowhere()" to "two: () => {" do not');
  });
});
