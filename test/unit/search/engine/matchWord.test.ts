// cspell:disable -- the tests have typos and parts of words

import {createWordMatcher, typoBudget} from '@site/theme-plugin/search/src/engine/matchWord';

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
