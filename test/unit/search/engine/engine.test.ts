// cspell:disable -- the tests have typos and parts of words

import {buildIndex} from '@site/theme-plugin/src/search/build/buildIndex';
import type {IndexedPage} from '@site/theme-plugin/src/search/build/IndexedPage';
import {packIndex} from '@site/theme-plugin/src/search/build/packIndex';
import {search as searchFiles} from '@site/theme-plugin/src/search/engine/engine';
import {createIndexFiles} from '@site/theme-plugin/src/search/engine/indexFiles';
import type {Synonyms} from '@site/theme-plugin/src/search/engine/indexFormat';

type SectionInput = [level: number, title: string, text: string, code?: string[]];

function page(path: string, group: string, ...sections: SectionInput[]): IndexedPage {
  return {
    path,
    group,
    title: sections[0]?.[1] ?? '',
    keywords: [],
    links: [],
    description: '',
    tag: null,
    sections: sections.map(([level, title, text, code = []], place) => ({
      level,
      title,
      text,
      names: [],
      code,
      anchor: place === 0 ? '' : title.toLowerCase().replaceAll(' ', '-'),
      parent: sections.slice(0, place).findLastIndex(([other]) => other < level),
    })),
  };
}

const pages = [
  page('/store', 'API', [1, 'Store', 'The store has methods.'], [2, 'dispatch', 'Send an action.']),
  page(
    '/usage',
    'Guides',
    [1, 'Usage', 'Middleware wraps the store.'],
    [2, 'Middleware', 'A function.', ['createListenerMiddleware']],
    [3, 'Order', 'The order of middleware matters.'],
  ),
  page('/thunk', 'Guides', [1, 'Thunks', 'A thunk is middleware with a delay.']),
  page('/v1', 'API', [1, 'Version 1000', 'Ports 3000 and 4000.']),
];

const URL = 'http://site.test/search/';

/** The index of some pages, in memory. */
function filesOf(all: IndexedPage[], synonyms: Synonyms = {}, siteTitle = '') {
  const packed = packIndex(buildIndex(all), {locale: 'en', synonyms, siteTitle});
  return createIndexFiles(URL, async url => new Response(packed.get(url.slice(URL.length))));
}

/** The URLs of the results. */
function searchIn(all: IndexedPage[], synonyms?: Synonyms, siteTitle?: string) {
  const files = filesOf(all, synonyms, siteTitle);
  return async (query: string) => {
    const ranked = await searchFiles(files, query);
    return Promise.all(ranked.map(async ({section}) => (await files.section(section)).url));
  };
}

const search = searchIn(pages);

describe('engine', () => {
  it('ranks headings above parent headings, and those above text', async () => {
    expect(await search('middleware')).toEqual([
      '/usage#middleware',
      '/usage#order',
      '/thunk',
      '/usage',
    ]);
    expect(await search('usage')).toEqual(['/usage', '/usage#middleware', '/usage#order']);
  });

  it('mends the first letters of a word on a large site', async () => {
    const letters = Array.from('abcdefghijklmnopqrstuvwxyz');
    const others = letters.map(letter => {
      const words = letters.flatMap(second =>
        letters.map(third => `${letter}xq${second}z${third}`),
      );
      return page(`/${letter}`, 'G', [1, words.join(' '), 'x']);
    });
    const find = searchIn([...others, page('/reducer', 'G', [1, 'Reducer', 'x'])]);
    expect(await find('erducer')).toEqual(['/reducer']);
    expect(await find('areducer')).toEqual(['/reducer']);
  });

  it('puts another page before the third section of one', async () => {
    const all = [
      page(
        '/a',
        'G',
        [1, 'A', 'x'],
        [2, 'Undo one', 'x'],
        [2, 'Undo two', 'x'],
        [2, 'Undo all', 'x'],
      ),
      page('/b', 'G', [1, 'B', 'x'], [2, 'Undo a long chain of many changes', 'x']),
    ];
    const found = await searchIn(all)('undo');
    expect(found.indexOf('/b#undo-a-long-chain-of-many-changes')).toBe(2);
  });

  it('prefers the page with the word in more keywords, and counts them beside the title', async () => {
    const keyworded = (path: string, title: string, ...keywords: string[]) => ({
      ...page(path, 'G', [1, title, 'x']),
      keywords,
    });
    const one = keyworded('/a', 'Reset of a form', 'reset one', 'clear');
    const many = keyworded('/b', 'Reset of a page', 'reset one', 'reset two', 'reset all');
    expect((await searchIn([one, many])('reset'))[0]).toBe('/b');
  });

  it('finds words by how they start, whole words first', async () => {
    expect(await search('mid')).toContain('/usage#middleware');
    expect((await search('thunk'))[0]).toBe('/thunk');
  });

  it('tolerates one typo from four letters on, and two from eight letters on', async () => {
    expect((await search('stroe'))[0]).toBe('/store');
    expect((await search('midlewere'))[0]).toBe('/usage#middleware');
    expect(await search('stx')).toEqual([]);
  });

  it('tolerates a typo in the first letters if no word starts that way', async () => {
    expect((await search('tsore'))[0]).toBe('/store');
    expect((await search('xtore'))[0]).toBe('/store');
  });

  it('ranks what a mistyped word was meant to find as if it were typed correctly', async () => {
    expect(await search('middelware')).toEqual(await search('middleware'));
  });

  it("never finds similar words for a word that's typed correctly", async () => {
    const withSimilar = [...pages, page('/stare', 'API', [1, 'Stare', 'To stare at a thunk.'])];
    expect(await searchIn(withSimilar)('store')).toEqual(await search('store'));
  });

  it('never treats a number as a typo', async () => {
    expect(await search('3001')).toEqual([]);
    expect(await search('3000')).toEqual(['/v1']);
  });

  it('ranks sections with every word above those with most words', async () => {
    expect(await search('order middleware')).toEqual(['/usage#order']);
    expect(await search('thunk delay nonsense')).toEqual(['/thunk']);
  });

  it('finds nothing when fewer than half of the words match', async () => {
    expect(await search('store nonsense gibberish blather')).toEqual([]);
  });

  it('finds names in samples, and parts of names', async () => {
    expect((await search('createListenerMiddleware'))[0]).toBe('/usage#middleware');
    expect(await search('listener')).toEqual(['/usage#middleware']);
  });

  it('finds a group by its name', async () => {
    expect(await search('guides')).toContain('/thunk');
  });

  it('finds the words of a URL that the title lacks', async () => {
    const [first, ...others] = pages;
    const [head, ...sections] = first?.sections ?? [];
    const named = {...first, path: '/api/warehouse', sections: [head, ...sections]} as IndexedPage;
    const part = {...sections[0], anchor: 'sending-signals'} as IndexedPage['sections'][number];
    const anchored = {...named, sections: [head, part]} as IndexedPage;
    expect(await searchIn([anchored, ...others])('warehouse')).toEqual(['/api/warehouse']);
    expect(await searchIn([anchored, ...others])('signals')).toEqual([
      '/api/warehouse#sending-signals',
    ]);
  });

  it('finds keywords', async () => {
    const [first, ...others] = pages;
    const withKeyword = {...(first ?? page('/', '')), keywords: ['vault']};
    expect(await searchIn([withKeyword, ...others])('vault')).toEqual(['/store']);
  });

  it.each([
    ['one or two letters', 'st', 'id'],
    ['a lone stop word', 'how', 'why'],
  ])('looks for %s in headings, and in texts if those have none', async (_, inHeading, inText) => {
    const all = [
      page('/a', 'G', [1, 'How a store works', 'Step by step.']),
      page('/b', 'G', [1, 'Texts', 'See how. See why. An id is a number.']),
    ];
    const asked: string[] = [];
    const packed = packIndex(buildIndex(all), {locale: 'en'});
    const files = createIndexFiles(URL, async url => {
      asked.push(url.slice(URL.length));
      return new Response(packed.get(url.slice(URL.length)));
    });
    expect((await searchFiles(files, inHeading)).length).toBe(1);
    expect(asked.some(name => name.startsWith('content.'))).toBe(false);
    expect(await searchIn(all)(inText)).toEqual(['/b']);
  });

  it('finds nothing for an empty query', async () => {
    expect(await search('')).toEqual([]);
    expect(await search('  ?! ')).toEqual([]);
  });

  it('lists a URL once', async () => {
    const twins = page('/a', 'G', [1, 'Page', 'x'], [2, 'Twin state', 'x'], [2, 'Twin state', 'y']);
    const sections = twins.sections.map(section => ({...section, anchor: ''}));
    expect(await searchIn([{...twins, sections}])('twin')).toEqual(['/a']);
  });

  it('gives the same answer for any order of pages', async () => {
    const other = searchIn([...pages].reverse());
    for (const query of ['middleware', 'store', 'a', 'mid', 'action']) {
      expect(await other(query)).toEqual(await search(query));
    }
  });

  it('reads a hierarchy from the group down to the heading', async () => {
    const files = filesOf(pages);
    const [order] = await searchFiles(files, 'order');
    expect((await files.section(order?.section ?? -1)).hierarchy).toEqual({
      lvl0: 'Guides',
      lvl1: 'Usage',
      lvl2: 'Middleware',
      lvl3: 'Order',
      lvl4: null,
      lvl5: null,
      lvl6: null,
    });
  });

  it("rejects index files that don't belong together", async () => {
    await expect(filesOf(pages).section(70)).rejects.toMatchObject({kind: 'deserialization'});
    await expect(filesOf([]).section(7)).rejects.toMatchObject({kind: 'deserialization'});
  });

  it('finds only sections that pass the filter, and weights words among those', async () => {
    const found = await searchFiles(filesOf(pages), 'middleware', section => section < 2);
    expect(found.every(({section}) => section < 2)).toBe(true);
  });

  it('prefers a heading equal to the query to a longer one', async () => {
    const all = [
      page('/long', 'G', [1, 'Writing selectors for a store that grows', 'x']),
      page('/short', 'G', [1, 'Selectors', 'y']),
    ];
    expect(await searchIn(all)('selectors')).toEqual(['/short', '/long']);
    expect(await searchIn(all)('selector')).toEqual(['/short', '/long']);
  });

  it('prefers the page about a word to a section on another page', async () => {
    const all = [
      page(
        '/addons',
        'G',
        [1, 'Add-ons', 'A list.'],
        [2, 'Undo', 'Some packages.'],
        [2, 'Forms', 'Some packages.'],
        [3, 'Selectors', 'Some packages.'],
      ),
      page(
        '/derive',
        'G',
        [1, 'Deriving data with selectors', 'Compute what you show with selectors.'],
        [2, 'Arguments', 'Selectors can take arguments.'],
        [2, 'Memory', 'Selectors can remember their results.'],
        [2, 'Places', 'Keep selectors beside their reducer.'],
      ),
    ];
    expect((await searchIn(all)('selectors'))[0]).toBe('/derive');
  });

  it('answers a question with the section about exactly that, on any page', async () => {
    const all = [
      page('/split', 'G', [1, 'Splitting a reducer', 'A reducer grows.']),
      page('/terms', 'G', [1, 'Terms', 'A list.'], [2, 'Words', ''], [3, 'Reducer', 'A function.']),
    ];
    expect((await searchIn(all)('reducer'))[0]).toBe('/split');
    expect((await searchIn(all)('what is a reducer'))[0]).toBe('/terms#reducer');
  });

  it('prefers, among equal headings, the one on the page about the word', async () => {
    const all = [
      page(
        '/changes',
        'G',
        [1, 'Changes', 'A list.'],
        [2, 'Selectors', 'They have new names.'],
        [2, 'Thunks', 'They return a promise.'],
        [2, 'Listeners', 'They are new.'],
      ),
      page(
        '/derive',
        'G',
        [1, 'Derive', 'Compute what you show with selectors.'],
        [2, 'Selectors', 'A selector is a function.'],
        [2, 'Arguments', 'A selector can take arguments.'],
        [2, 'Memory', 'A selector can remember its result.'],
      ),
    ];
    expect((await searchIn(all)('selectors'))[0]).toBe('/derive#selectors');
  });

  it('ranks a page whose name contains half of the word below a heading that is the word', async () => {
    const all = [
      page('/name', 'G', [1, 'combineReducers', 'It makes one of many.']),
      page('/long', 'G', [1, 'How to write reducers that other teams reuse', 'Split them.']),
      page('/terms', 'G', [1, 'Terms', 'A list.'], [2, 'Reducers', 'Functions.']),
      page('/own', 'G', [1, 'Own reducers', 'Write one.']),
    ];
    const found = await searchIn(all)('reducers');
    expect(found.indexOf('/terms#reducers')).toBeLessThan(found.indexOf('/long'));
    expect(found.indexOf('/own')).toBeLessThan(found.indexOf('/name'));
  });

  it('ignores stop words in the length of a heading', async () => {
    const all = [
      page('/a', 'G', [1, 'A', 'x'], [2, 'Selectors with many different arguments', 'x']),
      page('/b', 'G', [1, 'B', 'x'], [2, 'What are the selectors for?', 'x']),
    ];
    expect((await searchIn(all)('selectors'))[0]).toBe('/b#what-are-the-selectors-for?');
  });

  it("prefers the topic of the query to the site's name", async () => {
    const all = [
      page('/start', 'G', [1, 'Getting started with Redux', 'Redux has a store.']),
      page('/why', 'G', [1, 'Why Redux', 'Redux and the benefits of it.']),
      page('/benefits', 'G', [1, 'Reasons', 'A list.'], [2, 'Benefits', 'What you gain.']),
      ...Array.from({length: 5}, (_, place) => page(`/${place}`, 'G', [1, `Part ${place}`, 'x'])),
    ];
    expect((await searchIn(all)('benefits of redux'))[0]).toBe('/why');
    expect((await searchIn(all, {}, 'Redux')('benefits of redux'))[0]).toBe('/benefits#benefits');
    expect((await searchIn(all, {}, 'Redux')('redux'))[0]).toBe('/why');
  });

  it('weights stop words below other words, no matter how common those are', async () => {
    const all = [
      ...Array.from({length: 30}, (_, place) =>
        page(`/${place}`, 'G', [1, `Page ${place}`, 'State.']),
      ),
      page('/tree', 'G', [1, 'What the tree is', 'State. State. State.']),
      page('/app', 'G', [1, 'Kinds', 'A list.'], [2, 'State that apps keep across visits', 'All.']),
    ];
    expect((await searchIn(all)('what is the state'))[0]).toBe(
      '/app#state-that-apps-keep-across-visits',
    );
  });

  it('finds a pasted message where it is explained, not where a heading contains some of its words', async () => {
    const message = 'Reducer returned undefined during initialization of state';
    const all = [
      page(
        '/types',
        'G',
        [1, 'Types', 'A list.'],
        [
          2,
          'Type reducers and their state',
          `Returned undefined during initialization. ${'More. '.repeat(60)}`,
        ],
      ),
      page('/codes', 'G', [1, 'Codes', 'A list.'], [2, 'Code 12', `${message}. ${message}.`]),
    ];
    expect((await searchIn(all)(message))[0]).toBe('/codes#code-12');
  });

  it('finds a pasted message where it is quoted, not under a heading that is part of it', async () => {
    const message = 'The slice reducer for a key returned undefined during initialization';
    const all = [
      page(
        '/combine',
        'G',
        [1, 'Combining', 'A list.'],
        [
          2,
          'A slice returns undefined',
          `The initialization of a key failed during a reducer. ${'More. '.repeat(90)}`,
        ],
      ),
      page(
        '/codes',
        'G',
        [1, 'Codes', 'A list.'],
        [2, 'Code 12', `${message}. ${message}.`],
        [2, 'Code 13', 'The slice reducer for a key returned undefined.'],
        [2, 'Code 14', 'A reducer was called during initialization of a key.'],
      ),
    ];
    expect((await searchIn(all)(message))[0]).toBe('/codes#code-12');
  });

  it('finds two words that were typed as one', async () => {
    const all = [
      page(
        '/quick',
        'G',
        [1, 'Quick start', 'Components that re-render.'],
        [2, 'Hot reloading', 'x'],
      ),
    ];
    expect(await searchIn(all)('quickstart')).toEqual(['/quick']);
    expect(await searchIn(all)('hotreloading')).toEqual(['/quick#hot-reloading']);
    expect(await searchIn(all)('rerender')).toEqual(['/quick']);
  });

  it('ranks a name that was typed in several words before a heading with these words', async () => {
    const all = [
      page('/part', 'G', [1, 'Part', 'A part.'], [2, 'Make the cart', 'Make a cart of your own.']),
      page('/api', 'G', [1, 'Functions', 'All functions.'], [2, 'With makeCart', 'A function.']),
    ];
    expect((await searchIn(all)('make cart'))[0]).toBe('/api#with-makecart');
    expect((await searchIn(all)('cart make'))[0]).toBe('/part#make-the-cart');
  });

  it('finds two words typed as one if another page has a term like the second', async () => {
    const all = [
      page('/setup', 'Guides', [1, 'Setup', 'How to.'], [2, 'Hot reloading', 'Keep the state.']),
      page('/again', 'Guides', [1, 'Reload', 'Read the page again.']),
    ];
    expect(await searchIn(all)('hotreloading')).toEqual(['/setup#hot-reloading']);
    expect(await searchIn(all)('hotreload')).toEqual(['/setup#hot-reloading']);
  });

  it('finds a half-typed name whose first part means something else', async () => {
    const all = [
      page('/next', 'G', [1, 'Next', 'The next step.'], [2, 'Next steps', 'More.']),
      page(
        '/server',
        'G',
        [1, 'Frameworks', 'Set up Next.js.'],
        [2, 'Saving', 'Use redux-persist.'],
      ),
      page('/redux', 'G', [1, 'Redux', 'What Redux is.'], [2, 'Performance', 'It is fast.']),
    ];
    expect((await searchIn(all)('next.j'))[0]).toBe('/server');
    expect((await searchIn(all, {}, 'Redux')('redux-p'))[0]).toBe('/server#saving');
    expect((await searchIn(all)('redux-x'))[0]).toBe('/redux');
  });

  it('finds a half-typed name of three parts before a page about all three', async () => {
    const all = [
      page(
        '/retired',
        'G',
        [1, 'Retired', 'Old packages.'],
        [2, 'Table', 'connected-react-router'],
      ),
      page(
        '/react',
        'G',
        [1, 'React routers', 'A component that is connected to React follows the router.'],
        [2, 'Connected', 'How React stays connected.'],
        [2, 'Render', 'React renders what is connected.'],
      ),
    ];
    expect((await searchIn(all)('connected-react-r'))[0]).toBe('/retired#table');
    expect((await searchIn(all)('connected react r'))[0]).toMatch(/^\/react/);
  });

  it('gives little weight to a heading on many pages, alone or half typed', async () => {
    const all = [
      page('/framework', 'G', [1, 'Use Next with it', 'A framework.']),
      ...['a', 'b', 'c', 'd'].map(name =>
        page(`/${name}`, 'G', [1, `Part ${name}`, 'Text.'], [2, 'Next', 'Go on.']),
      ),
    ];
    expect((await searchIn(all)('next'))[0]).toBe('/framework');
    expect((await searchIn(all)('nex'))[0]).toBe('/framework');
    expect((await searchIn(all)('part b next'))[0]).toBe('/b#next');
  });

  it('finds one form of a negation with another', async () => {
    const all = [
      page('/a', 'G', [1, 'When components update', 'x']),
      page('/b', 'G', [1, "Components that don't update", 'x']),
    ];
    for (const query of ['components not update', 'component doesn’t update', 'cannot update']) {
      expect((await searchIn(all)(query))[0]).toBe('/b');
    }
  });

  it('prefers what a section says first to what it says later', async () => {
    const all = [
      page('/a', 'G', [1, 'A', 'Something else. A function returns a value.']),
      page('/b', 'G', [1, 'B', 'A function returns a value. Something else.']),
    ];
    expect((await searchIn(all)('function value'))[0]).toBe('/b');
  });

  it('prefers the page about most of the words to one about a rare word', async () => {
    const others = ['c', 'd', 'e', 'f', 'g', 'h'].map(name =>
      page(`/${name}`, 'G', [1, `Topic ${name}`, 'Change a nested value.']),
    );
    const all = [
      page('/deeply', 'G', [1, 'Deeply freeze', 'A value.']),
      page('/nested', 'G', [1, 'Nested values', 'How to change them.']),
      ...others,
    ];
    expect((await searchIn(all)('change a deeply nested value'))[0]).toBe('/nested');
  });

  it('prefers the page with just this keyword', async () => {
    const keyworded = (path: string, ...keywords: string[]) => ({
      ...page(path, 'G', [1, 'Page', 'x']),
      keywords,
    });
    const all = [keyworded('/a', 'nested provider'), keyworded('/b', 'provider')];
    expect((await searchIn(all)('provider'))[0]).toBe('/b');
  });

  it('values a keyword that repeats the title no more than the title', async () => {
    const keyworded = (path: string, ...keywords: string[]) => ({
      ...page(path, 'G', [1, 'Provider', 'x']),
      keywords,
    });
    const all = [keyworded('/a', 'nested provider'), keyworded('/b', 'provider')];
    expect(await searchIn(all)('provider')).toEqual(['/a', '/b']);
  });

  it("finds the words that it knows next to one that it doesn't", async () => {
    expect((await search('gibberish thunks'))[0]).toBe('/thunk');
  });

  it('ranks a section whose table explains a name above one that mentions it', async () => {
    const mention = page('/a', 'G', [1, 'Talks', 'A talk on nanoid, nanoid and nanoid.']);
    const table = page('/b', 'G', [1, 'Helpers', 'nanoid makes ids']);
    const sections = table.sections.map(section => ({...section, names: ['nanoid']}));
    expect(await searchIn([mention, {...table, sections}])('nanoid')).toEqual(['/b', '/a']);
  });
});

describe('code and messages', () => {
  const all = [
    page(
      '/api/createstore',
      'API',
      [1, 'createStore', 'Makes a store. Prefer configureStore.'],
      [2, 'Throws', 'Expected the root reducer to be a function. Instead, received: ‹…›'],
    ),
    page(
      '/api/store',
      'API',
      [1, 'Store', 'What a store can do.'],
      [2, 'getState()', 'The current state.'],
      [2, 'dispatch(action)', 'Actions must be plain objects. Instead, the actual type was: ‹…›.'],
    ),
    page(
      '/tutorial',
      'Tutorials',
      [1, 'A promise of plain objects', 'Promise handling.', ['dispatch', 'store', 'useSelector']],
      [2, 'Read with useSelector', 'Components read state.'],
      [2, 'Root', 'The function of the root folder.'],
    ),
  ];
  const find = searchIn(all);

  it.each([
    ['createStore(', '/api/createstore'],
    ['createStore(rootReducer)', '/api/createstore'],
    ['store.dispatch', '/api/store#dispatch(action)'],
    ['store.dispatch({type: "added"})', '/api/store#dispatch(action)'],
    ['store.getState()', '/api/store#getstate()'],
    ['useSelector', '/tutorial#read-with-useselector'],
    ['const x = useSelector(state => state.x)', '/tutorial#read-with-useselector'],
    [
      "Error: Actions must be plain objects. Instead, the actual type was: 'Promise'.",
      '/api/store#dispatch(action)',
    ],
    [
      "Expected the root reducer to be a function. Instead, received: 'undefined'",
      '/api/createstore#throws',
    ],
  ])('%s', async (query, url) => {
    expect((await find(query))[0]).toBe(url);
  });
});

describe('synonyms', () => {
  const all = [
    page('/install', 'G', [1, 'Installation', 'Get the package.']),
    page('/ssr', 'G', [1, 'Server rendering', 'Send the first screen.']),
    page('/log', 'G', [1, 'Sign out', 'Clear what is stored. To log in again, reload.']),
  ];
  const synonyms: Synonyms = {
    download: ['installation'],
    ssr: ['server rendering'],
    'log out': ['sign out'],
    log: ['nothing of the kind'],
  };
  const find = searchIn(all, synonyms);

  it("finds what the reader's words stand for", async () => {
    expect(await find('download')).toEqual(['/install']);
    expect(await find('SSR')).toEqual(['/ssr']);
    expect((await find('how to log out'))[0]).toBe('/log');
  });

  it('finds nothing without synonyms', async () => {
    expect(await searchIn(all)('download')).toEqual([]);
  });

  it('prefers the reader’s own words', async () => {
    const own = [...all, page('/own', 'G', [1, 'Download', 'Files to download.'])];
    expect(await searchIn(own, synonyms)('download')).toEqual(['/own', '/install']);
  });

  it("doesn't read the names of built-in object properties as synonyms", async () => {
    expect(await find('constructor')).toEqual([]);
    expect(await find('__proto__')).toEqual([]);
  });

  it('marks the words that were found', async () => {
    const [hit] = await searchFiles(filesOf(all, synonyms), 'download');
    expect(hit?.words).toEqual(['installation']);
  });
});
