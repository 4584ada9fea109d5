import {sourceUrl} from '@site/theme-plugin/src/client/pageMenu/sourceUrl';

it.each([
  [
    'https://github.com/a/b/edit/main/docs/edit/x.md',
    'https://github.com/a/b/blob/main/docs/edit/x.md',
  ],
  ['https://github.com/a/b/tree/main/x.md', 'https://github.com/a/b/blob/main/x.md'],
  ['https://gitlab.com/a/b/edit/main/x.md', undefined],
  ['https://github.com/a/edit/main/x.md', undefined],
  [null, undefined],
])('the source that %s edits is at %s', (editUrl, expected) => {
  expect(sourceUrl(editUrl)).toBe(expected);
});
