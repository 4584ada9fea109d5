import {cutQuery} from '@site/theme-plugin/search/src/queryText';

it.each([
  ['63 letters', 'x'.repeat(63), 'x'.repeat(63)],
  ['64 letters', 'x'.repeat(64), 'x'.repeat(64)],
  ['65 letters', 'x'.repeat(65), 'x'.repeat(64)],
  ['62 letters and an emoji', `${'x'.repeat(62)}🚀`, `${'x'.repeat(62)}🚀`],
  ['63 letters and an emoji', `${'x'.repeat(63)}🚀`, `${'x'.repeat(63)}🚀`],
  ['64 letters and an emoji', `${'x'.repeat(64)}🚀`, 'x'.repeat(64)],
  ['80 emoji', '🚀'.repeat(80), '🚀'.repeat(64)],
  ['nothing', '', ''],
])('cuts a query of %s', (_, text, cut) => {
  expect(cutQuery(text)).toBe(cut);
});
