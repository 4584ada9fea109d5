// cspell:disable -- the tests have typos and parts of words

import {createTermReader} from '@site/theme-plugin/search/src/build/createTermReader';
import {
  countTellingWords,
  fold,
  queryWords,
  wordsOf,
} from '@site/theme-plugin/search/src/engine/words';

const termsOf = createTermReader();

describe('words', () => {
  it('folds case and diacritics', () => {
    expect(fold('ÉTÉ façade')).toBe('ete facade');
  });

  it("reads no word in marks that don't belong to a letter", () => {
    expect(queryWords('\u0301 \u3099 a\u3099 e\u0301 が')).toEqual(['a', 'e', 'が']);
    expect(wordsOf('\u0301').concat(wordsOf('\u0301 \u302A'))).toEqual([]);
  });

  it('reads no word without letters and numbers, whatever character a text consists of', () => {
    // U+0345 is a mark, but some regular expressions take it for the letter whose form it has.
    const isEmpty = (character: string) =>
      queryWords(character)
        .concat(wordsOf(character).flatMap(word => word.forms.map(({form}) => form)))
        .includes('');
    const characters = Array.from({length: 0x2_0000}, (_, code) => String.fromCodePoint(code));
    expect(characters.filter(isEmpty).map(character => character.codePointAt(0))).toEqual([]);
  });

  it.each([
    // A name in camel case, as a whole and by its parts.
    ['configureStore', 'configurestore configure store'],
    ['RTKQuery', 'rtkquery rtk query'],
    ['es2015Module', 'es2015module es2015 module'],
    // Characters that are neither letters nor numbers, with the words that they join.
    [
      "import {x} from '@reduxjs/toolkit' // SOME_TYPE=1+2",
      'import x from reduxjs toolkit some type 1 2 -reduxjstoolkit',
    ],
    ['A re-render in Next.js.', 'a re render in next js -rerender -nextjs'],
    // No negations.
    ["want, font, and ain'tx", 'want font and ain tx'],
    // Letters that are written in plain ones, too.
    ['GroßeStraße', 'großestraße grossestrasse große grosse straße strasse'],
    // Combining marks.
    ['e\u0301te\u0301', 'ete'],
  ])('indexes %s as %s', (text, terms) => {
    expect(termsOf(text)).toEqual(terms.split(' '));
  });

  const verbs = 'ca could did does do had has have is are should was were wo would'.split(' ');
  const forms = verbs.flatMap(verb => [`${verb}n't`, `${verb}n’t`, `${verb}nt`]);

  it.each([...forms, 'cannot'])('reads a negation in %s', text => {
    expect(termsOf(text)).toEqual(['not']);
    expect(queryWords(text)).toEqual(['not']);
  });

  it('keeps a name in the query whole, and lists each word once', () => {
    expect(queryWords('  createSlice and createSlice, AND ')).toEqual(['createslice', 'and']);
    expect(queryWords(' \t!? ')).toEqual([]);
  });

  it('knows the position of each form', () => {
    const text = 'see useSelector';
    expect(
      wordsOf(text).map(word => word.forms.map(({start, end}) => text.slice(start, end))),
    ).toEqual([['see'], ['useSelector', 'use', 'Selector']]);
  });
});

describe('scripts without spaces', () => {
  it.each([
    ['状態管理', ['状態', '態管', '管理', '理'], ['状態', '態管', '管理']],
    ['状', ['状'], ['状']],
    ['Redux入門', ['redux', '入門', '門'], ['redux', '入門']],
    [
      'configureStoreで作る',
      ['configurestore', 'configure', 'store', 'で作', '作る', 'る'],
      ['configurestore', 'で作', '作る'],
    ],
    ['第12章', ['第', '12', '章'], ['第', '12', '章']],
    ['ストアー。', ['スト', 'トア', 'アー', 'ー'], ['スト', 'トア', 'アー']],
    ['𠮷野家', ['𠮷野', '野家', '家'], ['𠮷野', '野家']],
    ['状态管理库', ['状态', '态管', '管理', '理库', '库'], ['状态', '态管', '管理', '理库']],
    ['ตัวอย่าง', ['ตว', 'วอ', 'อย', 'ยา', 'าง', 'ง'], ['ตว', 'วอ', 'อย', 'ยา', 'าง']],
  ])('have the same pairs of %s in the index and the query', (text, indexed, asked) => {
    expect(termsOf(text)).toEqual(indexed);
    expect(queryWords(text)).toEqual(asked);
    expect(countTellingWords(text)).toBe(asked.length);
    expect(wordsOf(text).flatMap(({forms}) => forms.map(({form}) => form))).toEqual(indexed);
  });

  it("keep voiced kana apart, no matter how they're written", () => {
    expect(fold('ガ')).toBe('ガ');
    expect(fold('カ\u3099')).toBe('ガ');
    expect(queryWords('ｶﾞｲﾄﾞ')).toEqual(queryWords('ガイド'));
    expect(fold('カ')).not.toBe(fold('ガ'));
  });

  it('are no words if they are only the mark of a half-width kana', () => {
    expect(['ﾞ', 'ﾟﾞ', 'aﾞ b'].map(queryWords)).toEqual([[], [], ['a', 'b']]);
    expect(wordsOf('ﾞ')).toEqual([]);
    expect(wordsOf('aﾞ').map(({forms: [{form}]}) => form)).toEqual(['a']);
  });

  it('are left alone where words have spaces', () => {
    expect(termsOf('상태 관리')).toHaveLength(2);
    expect(wordsOf('état')[0]).toMatchObject({isUnspaced: false, start: 0, end: 4});
  });

  it('count two characters as a word, and know the position of each pair', () => {
    const text = 'の状態管理X';
    const words = wordsOf(text);
    expect(words.map(({start, end}) => text.slice(start, end))).toEqual([
      'の状',
      '態管',
      '理',
      'X',
    ]);
    expect(words.map(({forms}) => forms.map(({start, end}) => text.slice(start, end)))).toEqual([
      ['の状', '状態'],
      ['態管', '管理'],
      ['理'],
      ['X'],
    ]);
  });
});
