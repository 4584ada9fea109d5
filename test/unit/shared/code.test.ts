import {codeFile} from '@folio/shared/code/codeFile';
import {codeKey} from '@folio/shared/code/codeKey';
import {sourceOf} from '@site/test/unit/shared/code/support/sourceOf';
import {copiedText} from '@folio/shared/code/copiedText';
import {readLines, writeLines} from '@folio/shared/code/lineList';
import {highlight} from '@folio/client/highlight/highlight';
import {plainLines} from '@folio/shared/code/plainLines';
import {readBlock} from '@folio/shared/code/readBlock';
import {readTypeRanges, writeTypeRanges} from '@folio/shared/code/typeRanges';

it.each([
  ['', 'index'],
  ['/', 'index'],
  ['index.html', 'index'],
  ['usage', 'usage'],
  ['usage/', 'usage'],
  ['/usage/nextjs', 'usage/nextjs'],
  ['usage/nextjs.html', 'usage/nextjs'],
  ['usage/index.html', 'usage'],
  ['tutorials/index', 'tutorials/index'],
])('codeFile for the page %j is assets/code/%s.json', (path, name) => {
  expect(codeFile(path)).toBe(`assets/code/${name}.json`);
});

describe('codeKey', () => {
  it('is the same for the same block, and fits into an attribute without quotes', () => {
    expect(codeKey(sourceOf('const a = 1'))).toBe(codeKey(sourceOf('const a = 1')));
    expect(codeKey(sourceOf('const a = 1'))).toMatch(/^[a-z\d]{8,}$/);
  });

  it('differs whenever the HTML may differ', () => {
    const blocks = [
      sourceOf('a'),
      sourceOf('b'),
      sourceOf('a', {language: 'js'}),
      sourceOf('a', {highlighted: '{1}'}),
      sourceOf('a', {added: '1'}),
      sourceOf('a', {removed: '1'}),
      sourceOf('a', {types: '0.1'}),
      sourceOf('a', {isNumbered: true}),
      sourceOf('ab'),
      sourceOf('ba'),
    ];
    expect(new Set(blocks.map(codeKey)).size).toBe(blocks.length);
  });

  it('distinguishes ten thousand similar blocks', () => {
    const keys = Array.from({length: 10_000}, (_, i) => codeKey(sourceOf(`const a = ${i};\n`)));
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('copiedText', () => {
  it('is the text as shown', () => {
    expect(copiedText('- a\n+ b\n', false)).toBe('- a\n+ b\n');
  });

  it.each([
    ['  keep\n- old\n+ new\n\n  end', 'keep\nnew\n\nend'],
    [' keep\n-old\n+new', 'keep\nnew'],
    ['+   indented\n  keep', '  indented\nkeep'],
    ['-only\n-removed', ''],
  ])('for a diff is the code after the change: %j → %j', (shown, copied) => {
    expect(copiedText(shown, true)).toBe(copied);
  });

  it.each([
    'diff --git a/x b/x',
    'index 83db48f..bf2a9c1',
    '@@ -1,2 +1,2 @@',
    '--- a/x',
    '+++ b/x',
  ])('for a patch with the line %s is the patch', line => {
    const patch = `-a\n${line}\n+b`;
    expect(copiedText(patch, true)).toBe(patch);
  });
});

describe('lineList', () => {
  it('reads lines and ranges of lines', () => {
    expect([...readLines('2-4,7')]).toEqual([2, 3, 4, 7]);
    expect([...readLines(undefined)]).toEqual([]);
  });

  it('writes adjacent lines as a range, and reads back what it wrote', () => {
    const lines = new Set([7, 2, 4, 3]);
    expect(writeLines(lines)).toBe('2-4,7');
    expect(readLines(writeLines(lines))).toEqual(lines);
    expect(writeLines(new Set())).toBeUndefined();
  });
});

describe('plainLines', () => {
  const withoutTags = (html: string) => html.replace(/<[^>]+>/g, '').replaceAll('&lt;', '<');

  it.each([
    ['ts', '// highlight-next-line\na();\n/* highlight-start */\nb();\n  // highlight-end\nc();\n'],
    ['tsx', '{/* highlight-next-line */}\n<b />\n'],
    ['html', '<!-- highlight-next-line -->\n<b>\n'],
    ['bash', '# highlight-next-line\nls\n'],
    ['sql', '-- highlight-next-line\nSELECT 1\n'],
    ['ts', 'a(); // highlight-next-line is kept behind code\n'],
    ['ts', '// what highlight-start means\n'],
  ])('leaves out the magic comments of %s like the build does', (language, text) => {
    const source = sourceOf(text, {language});
    expect(plainLines(source).join('\n')).toBe(
      withoutTags(highlight(source)).replaceAll('&gt;', '>'),
    );
  });

  it('keeps all lines if a range of lines is marked, or the site has no magic comments', () => {
    const text = '// highlight-next-line\na()';
    expect(plainLines(sourceOf(text, {highlighted: '{2}'}))).toHaveLength(2);
    expect(plainLines(sourceOf(text, {magicComments: []}))).toHaveLength(2);
  });

  it("reads the site's words literally", () => {
    const magicComments = [{className: 'x', line: 'mark(+)'}];
    expect(plainLines(sourceOf('// mark(+)\n// mark+\n', {magicComments}))).toEqual(['// mark+']);
  });

  it('leaves out the lines that a change removes', () => {
    const source = sourceOf('a\n// highlight-next-line\nb\nc', {added: '3', removed: '2'});
    expect(plainLines(source)).toEqual(['a', 'c']);
  });
});

describe('readBlock', () => {
  it.each([
    ['title="src/a.ts" {1}', 'src/a.ts'],
    ['{1} title=\'it is "quoted"\'', 'it is "quoted"'],
    ['subtitle="no"', undefined],
    ['title=""', undefined],
    [undefined, undefined],
  ])('reads the title of %j as %j', (metastring, title) => {
    expect(readBlock({metastring}).title).toBe(title);
  });

  it.each([
    ['showLineNumbers', undefined, 1],
    ['title="a" showLineNumbers=7', undefined, 7],
    ['noLineNumbers', undefined, undefined],
    ['showLineNumbers', false, undefined],
    [undefined, true, 1],
    ['showLineNumbers=3', 12, 12],
    [undefined, undefined, undefined],
  ])(
    'reads the first line number of %j with the property %j as %j',
    (metastring, showLineNumbers, first) => {
      const {firstLine, format} = readBlock({metastring, showLineNumbers});
      expect([firstLine, format.isNumbered]).toEqual([first, first !== undefined]);
    },
  );

  it.each([
    ['language-ts own', undefined, undefined, 'ts'],
    ['language-ts', 'JS', undefined, 'js'],
    ['', undefined, 'bash', 'bash'],
    [undefined, undefined, undefined, 'text'],
  ])('reads the language of %j, %j, %j as %j', (className, language, byDefault, read) => {
    expect(readBlock({className, language}, byDefault).format.language).toBe(read);
  });

  it('reads lists from the metastring or from props, and nothing else', () => {
    const metastring = 'title="added=9" {1-2} added=2-4,7 removed=5 types=7.2s unremoved=1';
    const lists = {added: '2-4,7', removed: '5', types: '7.2s'};
    expect(readBlock({metastring}).format).toMatchObject({...lists, highlighted: '{1-2}'});
    expect(readBlock(lists).format).toMatchObject({...lists, highlighted: undefined});
  });

  it.each([undefined, '', 'added=', 'unadded=1', 'added=x', 'title="added=1.2"'])(
    'finds no lines in %j',
    metastring => {
      expect(readBlock({metastring}).format.added).toBeUndefined();
    },
  );
});

describe('typeRanges', () => {
  it('writes ranges and reads them back', () => {
    const ranges = [
      {start: 0, end: 30, isSpace: false},
      {start: 37, end: 39, isSpace: true},
      {start: 39, end: 51, isSpace: false},
    ];
    expect(writeTypeRanges(ranges)).toBe('0.30,7.2s,0.12');
    expect(readTypeRanges(writeTypeRanges(ranges))).toEqual(ranges);
    expect(readTypeRanges(undefined)).toEqual([]);
  });
});
