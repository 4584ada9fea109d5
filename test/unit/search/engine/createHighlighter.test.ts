// cspell:disable -- the tests have typos and parts of words

import {createHighlighter} from '@site/theme-plugin/search/src/engine/createHighlighter';

const tags = {pre: '<mark>', post: '</mark>'};

/** The marked text, whatever the order of the words. */
function highlight(text: string, words: string[]): string {
  const marked = createHighlighter(words, tags).highlight(text);
  expect(createHighlighter([...words].reverse(), tags).highlight(text)).toBe(marked);
  return marked;
}

const cut = (line: string, words: string[], size: number) =>
  createHighlighter(words, tags).snippet(line, {size, ellipsis: '…'});

describe('highlight', () => {
  it.each([
    [['creat', 'store'], 'Create a store', '<mark>Creat</mark>e a <mark>store</mark>'],
    [['store'], 'configureStore', 'configure<mark>Store</mark>'],
    [['configurestore'], 'configureStore', '<mark>configureStore</mark>'],
    [['configurest'], 'configureStore', '<mark>configureSt</mark>ore'],
    [['configure', 'store'], 'configureStore', '<mark>configureStore</mark>'],
    // All of a word with a typo.
    [['middelware'], 'Middleware', '<mark>Middleware</mark>'],
    [['store'], 'nothing', 'nothing'],
    // Two words that were typed as one.
    [['quickstart'], 'A quick start', 'A <mark>quick start</mark>'],
    [['quickst'], 'A quick start', 'A <mark>quick start</mark>'],
    [['quickstart'], 'A quick', 'A quick'],
    [['store'], '<b>store</b>', '<b><mark>store</mark></b>'],
    // A word whose length changes when it's folded.
    [['fi'], 'ﬁnally', '<mark>ﬁnally</mark>'],
  ])('marks %j in %s', (words, text, marked) => {
    expect(highlight(text, words)).toBe(marked);
  });

  it("marks no similar word if the word itself isn't mistyped", () => {
    const {highlight: highlightTyped} = createHighlighter(['createsl'], tags, []);
    expect(highlightTyped('Create it with createSlice')).toBe(
      'Create it with <mark>createSl</mark>ice',
    );
  });
});

describe('highlight, in scripts without spaces', () => {
  it.each([
    [['状態', '態管', '管理'], 'アプリの状態管理を学ぶ', 'アプリの<mark>状態管理</mark>を学ぶ'],
    [['管理'], 'アプリの状態管理', 'アプリの状態<mark>管理</mark>'],
    [['状'], '状態は状', '<mark>状</mark>態は<mark>状</mark>'],
    [['理'], '状態管理', '状態管<mark>理</mark>'],
    [['redux', '入門'], 'Redux入門書', '<mark>Redux入門</mark>書'],
    [['状態', '管理'], '状態の管理', '<mark>状態</mark>の<mark>管理</mark>'],
    [['𠮷野', '野家'], 'x𠮷野家y', 'x<mark>𠮷野家</mark>y'],
    [['ガイ', 'イド'], '使い方カ\u3099イト\u3099', '使い方<mark>カ\u3099イト\u3099</mark>'],
  ])('marks %j in %s', (words, text, marked) => {
    expect(highlight(text, words)).toBe(marked);
  });

  it('cuts a snippet by characters, and marks a match up to its edge', () => {
    const line = 'あいうえおかきくけこさしすせそ';
    expect(cut(line, ['しす'], 3)).toBe('… けこさ<mark>しす</mark>せ …');
    expect(cut(line, ['いう', 'うえ', 'えお'], 2)).toBe('あ<mark>いうえ</mark> …');
  });
});

describe('bestLine', () => {
  it('returns the first of the lines with the most words from the query', () => {
    expect(
      createHighlighter(['store', 'action'], tags).bestLine(
        'a store\nstore and action\naction of a store',
      ),
    ).toBe('store and action');
  });

  const best = (text: string) => createHighlighter(['store'], tags).bestLine(text);

  it('starts with the sentence', () => {
    expect(
      best(
        'A reducer is a function that you write for your own data. The store calls it for each action that you dispatch.',
      ),
    ).toBe('The store calls it for each action that you dispatch.');
  });

  it.each([
    ...['.', '!', '?'].flatMap(mark => ['', '"', '”', '’', ')'].map(quote => `${mark}${quote} `)),
    ...['。', '！', '？'],
  ])('starts a sentence after “%s”', end => {
    const before = `A reducer is a function that you write for your own data${end}`;
    const found = 'The store calls it for each action that you dispatch.';
    expect(best(before + found)).toBe(found);
  });

  it('prefers sentences to names and cells', () => {
    expect(best('store\nstore(listener)\nYou can write a store without any library.')).toBe(
      'You can write a store without any library.',
    );
  });

  it('prefers a sentence whose match is near its start', () => {
    const late = 'Whatever the rest of your application is written with, it needs a store.';
    expect(best(`${late}\nA store holds the state of an application.`)).toBe(
      'A store holds the state of an application.',
    );
    expect(best(late)).toBe(late);
  });
});

describe('snippet', () => {
  const line = 'one two three four five six seven eight nine ten eleven twelve';

  it("is the entire line if that's short", () => {
    expect(cut('one (two).', ['two'], 5)).toBe('one (<mark>two</mark>).');
  });

  it('cuts both ends with an ellipsis, keeping the match away from the edges', () => {
    expect(cut(line, ['seven'], 5)).toBe('… six <mark>seven</mark> eight nine ten …');
  });

  it('starts or ends with the line if the match is there', () => {
    expect(cut(line, ['one'], 5)).toBe('<mark>one</mark> two three four five …');
    expect(cut(line, ['twelve'], 5)).toBe('… eight nine ten eleven <mark>twelve</mark>');
  });

  it('prefers the place with the most matches', () => {
    expect(cut(`store ${line} store action`, ['store', 'action'], 5)).toBe(
      '… ten eleven twelve <mark>store</mark> <mark>action</mark>',
    );
  });

  it('counts words, not characters', () => {
    expect(cut(line, ['six'], 3).match(/\w+/g)).toEqual(['five', 'mark', 'six', 'mark', 'seven']);
  });

  it('accepts a line without words', () => {
    expect(cut('…', ['x'], 5)).toBe('…');
    expect(cut('', ['x'], 5)).toBe('');
  });
});
