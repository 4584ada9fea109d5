// cspell:disable -- typos and parts of words are what this is about

import {bestLine, highlight, snippet} from '../../../../theme-plugin/src/search/local/highlight';

const tags = {pre: '<mark>', post: '</mark>'};
const cut = (line: string, words: string[], size: number) =>
  snippet(line, words, {size, ellipsis: '…', tags}).value;

describe('highlight', () => {
  it('marks whole words and the letters typed so far', () => {
    expect(highlight('Create a store', ['creat', 'store'], tags)).toEqual({
      value: '<mark>Creat</mark>e a <mark>store</mark>',
      matchLevel: 'full',
    });
  });

  it('marks parts of a name in camel case, or all of it', () => {
    expect(highlight('configureStore', ['store'], tags).value).toBe('configure<mark>Store</mark>');
    expect(highlight('configureStore', ['configurestore'], tags).value).toBe(
      '<mark>configureStore</mark>',
    );
    expect(highlight('configureStore', ['configurest'], tags).value).toBe(
      '<mark>configureSt</mark>ore',
    );
  });

  it('marks the whole of a word with a typo', () => {
    expect(highlight('Middleware', ['middelware'], tags).value).toBe('<mark>Middleware</mark>');
  });

  it('says how much of the query it found', () => {
    expect(highlight('a store', ['store', 'action'], tags).matchLevel).toBe('partial');
    expect(highlight('nothing', ['store'], tags)).toEqual({value: 'nothing', matchLevel: 'none'});
  });

  it('keeps markup in the text as text', () => {
    expect(highlight('<b>store</b>', ['store'], tags).value).toBe('<b><mark>store</mark></b>');
  });

  it('marks whole words whose length changes when folded', () => {
    expect(highlight('ﬁnally', ['fi'], tags).value).toBe('<mark>ﬁnally</mark>');
  });
});

describe('bestLine', () => {
  it('takes the first line with most words of the query', () => {
    expect(bestLine('a store\nstore and action\naction of a store', ['store', 'action'])).toBe(
      'store and action',
    );
  });
});

describe('snippet', () => {
  const line = 'one two three four five six seven eight nine ten eleven twelve';

  it('is the whole line if that is short', () => {
    expect(cut('one (two).', ['two'], 5)).toBe('one (<mark>two</mark>).');
  });

  it('cuts both ends with an ellipsis, the match not at the very end', () => {
    expect(cut(line, ['seven'], 5)).toBe('… six <mark>seven</mark> eight nine ten …');
  });

  it('stays at the beginning or at the end where the match is there', () => {
    expect(cut(line, ['one'], 5)).toBe('<mark>one</mark> two three four five …');
    expect(cut(line, ['twelve'], 5)).toBe('… eight nine ten eleven <mark>twelve</mark>');
  });

  it('prefers the place with most matches', () => {
    expect(cut(`store ${line} store action`, ['store', 'action'], 5)).toBe(
      '… ten eleven twelve <mark>store</mark> <mark>action</mark>',
    );
  });

  it('counts words, not characters', () => {
    expect(cut(line, ['six'], 3).match(/\w+/g)).toEqual(['five', 'mark', 'six', 'mark', 'seven']);
  });

  it('does not fail on a line without words', () => {
    expect(cut('…', ['x'], 5)).toBe('…');
    expect(cut('', ['x'], 5)).toBe('');
  });
});
