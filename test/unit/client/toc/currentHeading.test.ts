import {currentHeading} from '@site/theme-plugin/src/client/toc/currentHeading';

const ids = ['a', 'b', 'c', 'd'];
const seen = (above: string[], atEnd = false, target = '') => ({
  above: new Set(above),
  atEnd,
  target,
});

it.each([
  ['above the first heading', seen([]), 'a'],
  ['below the second', seen(['a', 'b']), 'b'],
  ["the URL names another one that hasn't been reached", seen(['a'], false, 'd'), 'a'],
  ['at the end, if the last one never reaches the line', seen(['a', 'b'], true), 'd'],
  ['at the end, after a jump to the second to last', seen(['a', 'b'], true, 'c'), 'c'],
  ['at the end, if the URL names one passed long ago', seen(['a', 'b'], true, 'a'), 'd'],
  ['at the end, if the URL names the one at the line', seen(['a', 'b'], true, 'b'), 'd'],
  ['a page that fits into the viewport', seen([], true), undefined],
  ['a page that fits into the viewport, after a jump', seen([], true, 'b'), 'b'],
  [
    'a page that fits into the viewport, if the URL names no heading',
    seen([], true, 'elsewhere'),
    undefined,
  ],
])('%s', (_, state, current) => {
  expect(currentHeading(ids, state)).toBe(current);
});
