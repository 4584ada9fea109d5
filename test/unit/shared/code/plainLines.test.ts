import {highlight} from '@site/theme-plugin/src/client/highlight/highlight';
import {plainLines} from '@site/theme-plugin/src/shared/code/plainLines';
import {sourceOf} from './support/sourceOf';

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
