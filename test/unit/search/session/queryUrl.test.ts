import {queryOf, withQuery} from '@site/theme-plugin/search/src/session/queryUrl';

it.each([
  ['?q=store', 'store'],
  ['?q=a+b%26c', 'a b&c'],
  ['?theme=dark', ''],
  ['', ''],
  [`?q=${'x'.repeat(80)}`, 'x'.repeat(64)],
  [`?q=${'x'.repeat(63)}🚀y`, `${'x'.repeat(63)}🚀`],
  ['?q=%E0%A4%A', '\ufffd%A'],
])('%s has the query "%s"', (search, query) => {
  expect(queryOf(search)).toBe(query);
});

it.each([
  ['', 'a b&c', '?q=a+b%26c'],
  ['?q=old&theme=dark', 'new', '?q=new&theme=dark'],
  ['?q=old', '', ''],
])('%s with the query "%s" is %s', (search, query, expected) => {
  expect(withQuery(search, query)).toBe(expected);
});
