import {isSamePage, isWithin} from '@site/theme-plugin/src/client/links/paths';

it.each([
  ['/api', '/api/', true],
  ['/Api', '/api', true],
  ['/api?x=1#y', '/api', true],
  ['/api', '/apis', false],
])('%s and %s are the same page: %s', (a, b, same) => {
  expect(isSamePage(a, b)).toBe(same);
});

it.each([
  ['/api/store', '/api', true],
  ['/api/store', '/api/', true],
  ['/api', '/api', true],
  ['/apis', '/api', false],
])('%s is inside %s: %s', (path, section, within) => {
  expect(isWithin(path, section)).toBe(within);
});
