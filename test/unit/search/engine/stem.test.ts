// cspell:disable -- stems aren't words

import {stem} from '@site/theme-plugin/search/src/engine/stem';

it.each([
  ['selectors', 'selector'],
  ['serializable', 'serialised'],
  ['customize', 'custom'],
  ['sizes', 'size'],
  ['queries', 'query'],
  ['caches', 'cached'],
  ['splitting', 'splits'],
  ...['ation', 'ations', 'able', 'e', 'ed', 'er', 'es', 'ers', 'ing'].flatMap(ending => [
    [`normaliz${ending}`, 'normal'],
    [`normalis${ending}`, 'normal'],
  ]),
  ['passes', 'pass'],
  ['pushes', 'push'],
  ['boxes', 'box'],
  ['axes', 'axe'],
  ['dispatched', 'dispatch'],
  ['dispatching', 'dispatch'],
  ['dropped', 'drop'],
])('%s and %s have a stem in common', (left, right) => {
  expect(stem(left)).toBe(stem(right));
});

it.each([
  ['reducer', 'reduce'],
  ['store', 'story'],
  ['class', 'clas'],
  ['thing', 'th'],
])('%s and %s have no stem in common', (left, right) => {
  expect(stem(left)).not.toBe(stem(right));
});

it('leaves short words, names with digits, and other scripts alone', () => {
  for (const word of ['is', 'yes', 'es2020s', '状態', 'storés']) {
    expect(stem(word)).toBe(word);
  }
});
