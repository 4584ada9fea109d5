import {codeFile} from '@folio/shared/code/codeFile';
import {codeKey} from '@folio/shared/code/codeKey';
import {sourceOf} from '@site/test/unit/shared/code/support/sourceOf';
import {copiedText} from '@folio/shared/code/copiedText';
import {readLineChanges, writeLineChanges} from '@folio/shared/code/lineChanges';
import {highlight} from '@folio/client/highlight/highlight';
import {plainLines} from '@folio/shared/code/plainLines';
import {readFirstLineNumber, readLanguage, readTitle} from '@folio/shared/code/readMeta';
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
      sourceOf('a', {metastring: '{1}'}),
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

describe('lineChanges', () => {
  it('reads lines and ranges of lines, and nothing else after the fence', () => {
    const {added, removed} = readLineChanges(
      'title="added=9" {1-2} added=2-4,7 removed=5 showLineNumbers',
    );
    expect([...added]).toEqual([2, 3, 4, 7]);
    expect([...removed]).toEqual([5]);
  });

  it.each(['', undefined, 'added=', 'unadded=1', 'removed=x'])('reads no changes from %j', meta => {
    const {added, removed} = readLineChanges(meta);
    expect([added.size, removed.size]).toEqual([0, 0]);
  });

  it('writes adjacent lines as a range, and reads back what it wrote', () => {
    const changes = {added: new Set([7, 2, 4, 3]), removed: new Set([9])};
    const written = writeLineChanges(changes);
    expect(written).toBe('added=2-4,7 removed=9');
    expect(readLineChanges(written)).toEqual(changes);
    expect(writeLineChanges({added: new Set(), removed: new Set()})).toBe('');
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
    expect(plainLines(sourceOf(text, {metastring: '{2}'}))).toHaveLength(2);
    expect(plainLines(sourceOf(text, {magicComments: []}))).toHaveLength(2);
  });

  it("reads the site's words literally", () => {
    const magicComments = [{className: 'x', line: 'mark(+)'}];
    expect(plainLines(sourceOf('// mark(+)\n// mark+\n', {magicComments}))).toEqual(['// mark+']);
  });

  it('leaves out the lines that a change removes', () => {
    const source = sourceOf('a\n// highlight-next-line\nb\nc', {metastring: 'added=3 removed=2'});
    expect(plainLines(source)).toEqual(['a', 'c']);
  });
});

describe('readMeta', () => {
  it.each([
    ['title="src/a.ts" {1}', 'src/a.ts'],
    ['{1} title=\'it is "quoted"\'', 'it is "quoted"'],
    ['subtitle="no"', undefined],
    ['title=""', undefined],
    [undefined, undefined],
  ])('reads the title of %j as %j', (metastring, title) => {
    expect(readTitle(metastring)).toBe(title);
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
    (metastring, property, first) => {
      expect(readFirstLineNumber(metastring, property)).toBe(first);
    },
  );

  it.each([
    ['language-ts own', undefined, undefined, 'ts'],
    ['language-ts', 'JS', undefined, 'js'],
    ['', undefined, 'bash', 'bash'],
    [undefined, undefined, undefined, 'text'],
  ])('reads the language of %j, %j, %j as %j', (className, language, byDefault, read) => {
    expect(readLanguage(className, language, byDefault)).toBe(read);
  });
});

describe('typeRanges', () => {
  const RANGES = [
    {start: 0, end: 30, isSpace: false},
    {start: 37, end: 39, isSpace: true},
    {start: 39, end: 51, isSpace: false},
  ];

  it('writes ranges into the metastring and reads them back', () => {
    expect(writeTypeRanges(RANGES)).toBe('types=0.30,7.2s,0.12');
    expect(readTypeRanges(`title="a.ts" ${writeTypeRanges(RANGES)} {1}`)).toEqual(RANGES);
  });

  it.each([undefined, '', 'title="types=1.2"', 'all-types=1.2', 'types=', 'types=a'])(
    'finds none in %j',
    metastring => {
      expect(readTypeRanges(metastring)).toBeUndefined();
    },
  );
});
