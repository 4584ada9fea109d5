import type {SearchHit} from '@site/theme-plugin/search/src/SearchClient';
import {hitTexts} from '@site/theme-plugin/search/src/ui/hitTexts';
import {hit} from '../support/hits';

/** The path and the title, with the names that the row above shows in parentheses, and the snippet after a bar. */
function show(found: SearchHit, options: Partial<Parameters<typeof hitTexts>[1]> = {}): string {
  const {title, path, repeated, snippet} = hitTexts(found, {isGrouped: true, ...options});
  const names = path.map((name, place) => (place < repeated ? `(${name})` : name));
  return [...names, title].join(' › ') + (snippet && ` | ${snippet}`);
}

const page = hit('lvl1', '/a', 'API', 'Store');
const part = hit('lvl2', '/a#x', 'API', 'Store', 'Methods');
const section = hit('lvl3', '/a#x', 'API', 'Store', 'Methods', 'getState()');
const text = hit('content', '/a#x', 'API', 'Store', 'Methods');
const mark = (word: string) => `<mark>${word}</mark>`;

it.each<[string, SearchHit, string]>([
  ['a page', page, 'Store'],
  ['its first words', {...page, excerpt: 'Holds it.'}, 'Store | Holds it.'],
  ['a section', section, 'Store › Methods › getState()'],
  ['text', text, 'Store › Methods | Text of /a#x'],
  [
    'the matching words',
    {...text, excerpt: `the ${mark('order')}`},
    `Store › Methods | the ${mark('order')}`,
  ],
  ['text without headings', hit('content', '/a'), 'Text of /a | Text of /a'],
  [
    'a page with the name of its group',
    hit('lvl2', '/api#x', 'API', 'api', 'The store'),
    'The store',
  ],
  [
    'a group that alone matches',
    {...part, markedHierarchy: {lvl0: mark('API')}},
    `${mark('API')} › Store › Methods`,
  ],
  [
    'a group that matches like the page',
    {...part, markedHierarchy: {lvl0: mark('API'), lvl1: mark('Store')}},
    `${mark('Store')} › Methods`,
  ],
  [
    'a marked title',
    {...part, markedHierarchy: {lvl2: mark('Methods')}},
    `Store › ${mark('Methods')}`,
  ],
])('shows %s', (_, found, shown) => {
  expect(show(found)).toBe(shown);
});

it.each<[SearchHit, string]>([
  [page, 'API › Store'],
  [part, 'API › Store › Methods'],
  [text, 'API › Store › Methods | Text of /a#x'],
  [hit('lvl1', '/a'), ''],
])('adds the group to the path if no group is shown above: %#', (found, shown) => {
  expect(show(found, {isGrouped: false})).toBe(shown);
});

describe('the path below a row of the same page', () => {
  const found = {...section, excerpt: `Returns the ${mark('state')}`};
  const nested = {
    ...hit('lvl3', '/api#x', 'API', 'api', 'Methods', 'getState()'),
    excerpt: 'Returns it',
  };

  it.each<[string, SearchHit, SearchHit | undefined, string]>([
    ['says that the page is shown', found, page, '(Store) › Methods'],
    ['says that a section is shown', found, {...section, url: '/a#y'}, '(Store) › (Methods)'],
    [
      'says that of a text’s page',
      found,
      hit('content', '/a#y', 'API', 'Store', 'Signature'),
      '(Store) › Methods',
    ],
    ['repeats nothing without a row above', found, undefined, 'Store › Methods'],
    [
      'repeats nothing below another page',
      found,
      hit('lvl1', '/b', 'API', 'Store'),
      'Store › Methods',
    ],
    [
      'is shown if it is why the hit was found',
      {...found, excerpt: 'Returns it', markedHierarchy: {lvl1: mark('Store')}},
      page,
      `${mark('Store')} › Methods`,
    ],
    ['is shown if the row has nothing else', section, page, 'Store › Methods'],
    [
      'leaves out a page with the name of its group',
      nested,
      hit('lvl1', '/api', 'API', 'api'),
      'Methods',
    ],
    [
      'leaves it out below a section',
      nested,
      hit('lvl2', '/api#y', 'API', 'api', 'Methods'),
      '(Methods)',
    ],
  ])('%s', (_, hitBelow, above, path) => {
    expect(show(hitBelow, {above}).split(' › getState()')[0]).toBe(path);
  });
});
