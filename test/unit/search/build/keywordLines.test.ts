import {createTermReader} from '@site/theme-plugin/search/src/build/createTermReader';
import {keywordLines} from '@site/theme-plugin/search/src/build/keywordLines';

const section = (title: string, text: string) => ({
  level: 2,
  title,
  text,
  anchor: '',
  parent: -1,
  names: [],
  code: [],
});

const SECTIONS = [
  section('The store', 'It holds the state.'),
  section('Rules', 'Be brief. A vault is a safe place.\nA place is a room.'),
  section('subscribe(listener)', 'Registers a listener.'),
];

const linesFor = (...keywords: string[]) =>
  keywordLines({keywords, description: 'Where goods are kept.'}, SECTIONS, createTermReader());

it('finds the sentence with all words of a keyword', () => {
  expect(linesFor('safe place')).toEqual(['A vault is a safe place.']);
  // An earlier line has one of the words.
  expect(linesFor('place room')).toEqual(['A place is a room.']);
});

it('finds headings, and other forms of a word', () => {
  expect(linesFor('rule', 'subscribe')).toEqual(['Rules', 'subscribe(listener)']);
});

it('finds each word by itself if no line has all of them, and each line once', () => {
  expect(linesFor('brief rooms', 'brief')).toEqual(['Be brief.', 'A place is a room.']);
});

it('leaves out words that the beginning of the page or its description has', () => {
  expect(linesFor('state', 'store', 'goods', 'unmentioned')).toEqual([]);
});

it('looks for the other words of a keyword only', () => {
  const sections = [
    section('The cellar', 'It holds goods.'),
    section('Rooms', 'The goods arrive. A vault is cold. The barrels wait.'),
  ];
  const keywords = ['goods cold', 'stored barrel', 'cellar'];
  const page = {keywords, description: 'Where things are stored.'};
  expect(keywordLines(page, sections, createTermReader())).toEqual([
    'A vault is cold.',
    'The barrels wait.',
  ]);
});
