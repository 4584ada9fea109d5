// cspell:disable -- the tests have parts of words

import {readQuery} from '@site/theme-plugin/search/src/engine/readQuery';
import type {Synonyms} from '@site/theme-plugin/search/src/engine/indexFormat';

const read = (query: string, synonyms: Synonyms = {}) =>
  readQuery(query, {synonyms, siteWords: ['redux']});

const texts = (query: string, synonyms?: Synonyms) =>
  read(query, synonyms).map(({words}) => words.map(({text}) => text).join(' '));

const counted = (query: string) =>
  read(query)[0]
    ?.words.filter(({isStopWord}) => !isStopWord)
    .map(({text}) => text);

it('has no reading for a query without words', () => {
  expect(read(' ?! ')).toEqual([]);
});

it('has no synonyms for a word that every object has as a property', () => {
  expect(texts('constructor')).toEqual(['constructor']);
});

it('counts stop words only if there are no others', () => {
  expect(counted('How do I write a reducer?')).toEqual(['write', 'reducer']);
  expect(counted('how to')).toEqual(['how', 'to']);
});

it("doesn't search for the first letter of the next word after a stop word", () => {
  expect(counted('how t')).toEqual(['how']);
  expect(counted('t')).toEqual(['t']);
});

it('leaves out what a message quotes', () => {
  expect(counted('Unexpected key "cart" found in previous state')).toEqual([
    'unexpected',
    'key',
    'found',
    'previous',
    'state',
  ]);
  expect(counted("Expected the root reducer to be a function, received 'undef")).not.toContain(
    'undef',
  );
});

it('keeps quoted words when there is little else', () => {
  expect(counted('"redux-thunk" middleware')).toEqual(['redux', 'thunk', 'middleware']);
  expect(counted("don't mutate")).toEqual(['mutate']);
});

it('replaces one phrase at a time with a synonym, the longest first', () => {
  expect(texts('log out now', {'log out': ['sign out'], log: ['trace'], now: ['today']})).toEqual([
    'log out now',
    'sign out now',
    'trace out now',
    'log out today',
  ]);
});

it('recognizes a synonym in another form, and with stop words in it', () => {
  const synonyms = {'send action': ['dispatch']};
  expect(texts('send an action', synonyms)).toEqual(['send an action', 'dispatch']);
  expect(texts('sending actions now', synonyms)).toEqual(['sending actions now', 'dispatch now']);
});

it('also reads words joined by punctuation as a single name', () => {
  expect(texts('use redux-p')).toEqual(['use redux p', '-reduxp use']);
  expect(counted('redux-p')).toEqual(['redux', 'p']);
});

it('limits the number of readings', () => {
  const many = Array.from({length: 50}, (_, number) => `meaning${number}`);
  expect(read('x', {x: many})).toHaveLength(6);
});

it('recognizes the words in the site’s name', () => {
  const [reading] = read('redux toolkit');
  expect(reading?.words.map(({isSiteWord}) => isSiteWord)).toEqual([true, false]);
});
