// cspell:disable -- typos and parts of words are what this is about

import {
  editDistance,
  createWordMatcher,
  typoBudget,
} from '../../../../../theme-plugin/src/client/search/local/matchWord';

describe('typoBudget', () => {
  it.each([
    ['abc', 0],
    ['abcd', 1],
    ['abcdefg', 1],
    ['abcdefgh', 2],
    ['abcdefg1', 0],
  ])('%s may have %i typos', (word, budget) => {
    expect(typoBudget(word)).toBe(budget);
  });
});

describe('editDistance', () => {
  it.each([
    ['same', 'same', 0],
    ['redcer', 'reducer', 1],
    ['reducer', 'redcer', 1],
    ['reduxer', 'reducer', 1],
    ['reduecr', 'reducer', 1],
    ['midlewere', 'middleware', 2],
  ])('%s and %s are %i apart', (left, right, distance) => {
    expect(editDistance(left, right, 3)).toBe(distance);
  });

  it('counts swapped neighbors once', () => {
    expect(editDistance('stroe', 'store', 2)).toBe(1);
  });

  it('stops counting beyond the maximum', () => {
    expect(editDistance('state', 'middleware', 2)).toBe(3);
    expect(editDistance('abcdef', 'uvwxyz', 2)).toBe(3);
  });
});

describe('createWordMatcher', () => {
  it.each([
    ['store', 'store', {kind: 'exact', typos: 0}],
    ['sto', 'store', {kind: 'prefix', typos: 0}],
    ['selectors', 'selector', {kind: 'stem', typos: 0}],
    ['normalizing', 'normalized', {kind: 'stem', typos: 0}],
    ['stroe', 'store', {kind: 'fuzzy', typos: 1}],
    ['midlewere', 'middleware', {kind: 'fuzzy', typos: 2}],
    ['tsore', 'store', null],
    ['stx', 'store', null],
    ['es2016', 'es2015', null],
    ['store', 'sto', null],
  ])('%s against %s', (word, term, match) => {
    expect(createWordMatcher(word)(term)).toEqual(match);
  });
});
