import {
  readFirstLineNumber,
  readLanguage,
  readTitle,
} from '@site/theme-plugin/src/shared/code/readMeta';

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
  ['language-ts verified-run', undefined, undefined, 'ts'],
  ['language-ts', 'JS', undefined, 'js'],
  ['', undefined, 'bash', 'bash'],
  [undefined, undefined, undefined, 'text'],
])('reads the language of %j, %j, %j as %j', (className, language, byDefault, read) => {
  expect(readLanguage(className, language, byDefault)).toBe(read);
});
