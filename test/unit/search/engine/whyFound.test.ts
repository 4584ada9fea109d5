// cspell:disable -- the tests have parts of words

import {hitTexts} from '@site/theme-plugin/search/src/ui/hitTexts';
import {searchSite} from '../support/searchSite';
import {docPage, heading} from '../support/site';

/* Every row shows why it was found: something in it is marked, unless it's a keyword that the page doesn't mention. */

const sample = (code: string) =>
  `<div class=theme-code-block><pre><code>${code}</code></pre></div>`;

const PAGES = {
  '/guides/warehouse': docPage(
    'The store',
    `<h1>The store</h1><p>It holds the state.${heading(2, 'sending-signals', 'Dispatch')}<p>Actions are sent.${sample('const send = createSender({ verbose: true }); send()')}${heading(3, 'rules', 'Rules')}<p>Be brief.`,
    '<meta name=keywords content="vault, safe place, brief rule"><meta name=description content="Where everything is deposited.">',
  ),
  '/guides/quick': docPage('Quick start', '<h1>Quick start</h1><p>Begin here.'),
  '/guides/lists': docPage(
    'Rows',
    '<h1>Rows</h1><p>Create one after another, in whatever order they came. Or else call createList for all of them.',
  ),
  '/guides/caf%C3%A9': docPage('Shop', '<h1>Shop</h1><p>A shop.'),
};

const search = searchSite(
  {...PAGES, '/guides/café': PAGES['/guides/caf%C3%A9']},
  {routesPaths: Object.keys(PAGES), categories: new Map([['/guides/warehouse', 'Handbook']])},
);

async function rowsFor(query: string) {
  const {hits} = await search(query);
  return hits.map(hit => {
    const {title, path, snippet} = hitTexts(hit, {isGrouped: true});
    return {url: hit.url, row: [...path, title, snippet].filter(Boolean).join(' › ')};
  });
}

it.each([
  ['heading', 'dispatch', 'The store › <mark>Dispatch</mark> › Actions are sent.'],
  ['text', 'actions', 'The store › Dispatch › <mark>Actions</mark> are sent.'],
  ['keyword', 'vault', 'The store › Where everything is deposited.'],
  ['keyword that is in a later section', 'brief', 'The store › Be <mark>brief</mark>.'],
  ['description', 'deposited', 'The store › Where everything is <mark>deposited</mark>.'],
  [
    'name in a sample',
    'createSender',
    'The store › Dispatch › send, <mark>createSender</mark>, verbose',
  ],
  [
    'part of a name in a sample',
    'sender',
    'The store › Dispatch › send, create<mark>Sender</mark>, verbose',
  ],
  [
    'name in a sample and the heading of its page',
    'store verbose',
    'The <mark>store</mark> › Dispatch › send, createSender, <mark>verbose</mark>',
  ],
  ['address', 'warehouse', 'The store › /guides/<mark>warehouse</mark>'],
  ['address with an accent', 'cafe', 'Shop › /guides/<mark>café</mark>'],
  ['anchor', 'signals', 'The store › Dispatch › /guides/warehouse#sending-<mark>signals</mark>'],
  ['two words typed as one', 'quickstart', '<mark>Quick start</mark> › Begin here.'],
  [
    'half-typed name, which is near a word before it',
    'createLi',
    'Rows › Or else call <mark>createLi</mark>st for all of them.',
  ],
  ['half of two words typed as one', 'quickst', '<mark>Quick start</mark> › Begin here.'],
])('a result found by its %s shows it', async (_, query, row) => {
  expect((await rowsFor(query)).map(found => found.row)).toContain(row);
});

it.each([
  ['handbook'],
  ['store'],
  ['dispatch'],
  ['warehouse vault'],
  ['createSender verbose'],
  ['rules'],
  ['s'],
])('every row for “%s” has a mark', async query => {
  const rows = await rowsFor(query);
  expect(rows).not.toEqual([]);
  expect(rows.filter(({row}) => !row.includes('<mark>'))).toEqual([]);
});

it('shows only the page if a keyword is half of what was found', async () => {
  expect((await rowsFor('dispatch vault')).map(({row}) => row)).toContain(
    'The store › Where everything is deposited.',
  );
});

it('prefers showing the text to a URL with the same words', async () => {
  expect((await rowsFor('sent sending')).map(({row}) => row)).toContain(
    'The store › Dispatch › Actions are <mark>sent</mark>.',
  );
});
