// cspell:disable -- this is about typos

import {editDistance} from '@site/theme-plugin/src/shared/editDistance';

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

  it('counts swapped neighbors as one', () => {
    expect(editDistance('stroe', 'store', 2)).toBe(1);
  });

  it('counts to the end without a maximum', () => {
    expect(editDistance('intention', 'execution', Infinity)).toBe(5);
    expect(editDistance('', 'abc', Infinity)).toBe(3);
  });

  it('stops counting beyond the maximum', () => {
    expect(editDistance('state', 'middleware', 2)).toBe(3);
    expect(editDistance('abcdef', 'uvwxyz', 2)).toBe(3);
  });
});
