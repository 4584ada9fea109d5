// cspell:disable -- typos and parts of words are what this is about

import {
  createTermReader,
  fold,
  queryWords,
  wordsOf,
} from '../../../../theme-plugin/src/shared/search/words';

const termsOf = createTermReader();

describe('words', () => {
  it('folds case and diacritics', () => {
    expect(fold('ÉTÉ façade')).toBe('ete facade');
  });

  it('indexes a name in camel case whole and by its parts', () => {
    expect(termsOf('configureStore')).toEqual(['configurestore', 'configure', 'store']);
    expect(termsOf('RTKQuery')).toEqual(['rtkquery', 'rtk', 'query']);
  });

  it('splits at whatever is neither letter nor number', () => {
    expect(termsOf("import {x} from '@reduxjs/toolkit' // SOME_TYPE=1+2")).toEqual([
      'import',
      'x',
      'from',
      'reduxjs',
      'toolkit',
      'some',
      'type',
      '1',
      '2',
    ]);
  });

  it('keeps a name of the query whole, and takes each word once', () => {
    expect(queryWords('  createSlice and createSlice, AND ')).toEqual(['createslice', 'and']);
    expect(queryWords(' \t!? ')).toEqual([]);
  });

  it('knows where each form stands', () => {
    const text = 'see useSelector';
    expect(
      wordsOf(text).map(word => word.forms.map(({start, end}) => text.slice(start, end))),
    ).toEqual([['see'], ['useSelector', 'use', 'Selector']]);
  });

  it('does not trip over scripts without spaces, or over combining marks', () => {
    expect(termsOf('状態 管理')).toEqual(['状態', '管理']);
    expect(termsOf('e\u0301te\u0301')).toEqual(['ete']);
  });
});
