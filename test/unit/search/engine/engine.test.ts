// cspell:disable -- the tests have typos and parts of words

import type {IndexedPage} from '@site/theme-plugin/search/src/build/IndexedPage';
import type {PackOptions} from '@site/theme-plugin/search/src/build/packIndex';
import {search as searchFiles} from '@site/theme-plugin/search/src/engine/engine';
import type {Synonyms} from '@site/theme-plugin/search/src/engine/indexFormat';
import {filesOf, pagesOf} from '../support/pagesOf';

/** The URLs of the results. */
function searchIn(pages: readonly IndexedPage[], site?: Partial<PackOptions>) {
  const {files} = filesOf(pages, site);
  return async (query: string) => {
    const ranked = await searchFiles(files, query);
    return Promise.all(ranked.map(async ({section}) => (await files.section(section)).url));
  };
}

/**
 * Expects the first results of each query, in this order; with a full stop at the end, there are no others. The order of
 * the pages must not matter.
 */
function ranks(
  what: string,
  pages: string | readonly IndexedPage[],
  results: Readonly<Record<string, string>>,
  site?: Partial<PackOptions>,
): void {
  const all = typeof pages === 'string' ? pagesOf(pages) : pages;
  it(what, async () => {
    for (const find of [searchIn(all, site), searchIn([...all].reverse(), site)]) {
      for (const [query, expected] of Object.entries(results)) {
        const urls = expected.split(/ |\.$/).filter(Boolean);
        const found = await find(query);
        const shown = expected.endsWith('.') ? found : found.slice(0, urls.length);
        expect([query, ...shown]).toEqual([query, ...urls]);
      }
    }
  });
}

const SITE = `
  /store @API # Store | The store has methods.
  ## dispatch | Send an action.
  /usage @Guides # Usage | Middleware wraps the store.
  ## Middleware | A function. | createListenerMiddleware
  ### Order | The order of middleware matters.
  /thunk @Guides # Thunks | A thunk is middleware with a delay.
  /v1 @API # Version 1000 | Ports 3000 and 4000.
`;

/** What the correctly typed word finds. */
const MIDDLEWARE = '/usage#middleware /usage#order /thunk /usage.';

describe('engine', () => {
  ranks('ranks headings above parent headings, and those above text', SITE, {
    middleware: MIDDLEWARE,
    usage: '/usage /usage#middleware /usage#order.',
  });

  ranks(
    'finds letters that are no other letter with a mark by plain ones and the reverse, the exact spelling first',
    `
      /mass @A # Masse | Ein Wort.
      /maß @A # Maße | Ein Wort.
      /lodz @A # Łódź | A city with an Ærø, a Þórr, and a Đakovo.
      /ırmak @A # Irmak, ırmak | A river and an œuvre.
    `,
    {
      masse: '/mass /maß.',
      maße: '/maß /mass.',
      MASSE: '/mass /maß.',
      lodz: '/lodz.',
      łódź: '/lodz.',
      aero: '/lodz.',
      thorr: '/lodz.',
      dakovo: '/lodz.',
      irmak: '/ırmak.',
      oeuvre: '/ırmak.',
    },
  );

  // Firefox 115 has no Intl.Segmenter.
  ranks(
    'finds parts of sentences without spaces, what has the whole query above what has its parts',
    `
      /intro @A # 入門 | 純粋な関数です。状態管理を助ける。合成の関数。
      /order @A # ミドルウェア | 関数の合成も使えます。
      /steps @A # 道 | x
      ## 手順 | 始め。
      /เริ่มต้น @A # ร้านค้า | ตัวอย่างการใช้งานร้านค้า
    `,
    {
      関数の合成: '/order',
      状態管理: '/intro.',
      ウェア: '/order.',
      助: '/intro.',
      ตัวอย่าง: '/เริ่มต้น.',
      猫犬鳥: '.',
      手順: '/steps#%E6%89%8B%E9%A0%86.',
    },
    {locale: 'ja'},
  );

  ranks('finds words by how they start, whole words first', SITE, {
    mid: '/usage#middleware',
    thunk: '/thunk',
  });

  ranks(
    'tolerates one typo from four letters on, and two from eight, also in the first letters',
    SITE,
    {
      stroe: '/store',
      sned: '/store#dispatch.',
      mathads: '.',
      despatsh: '/store#dispatch.',
      midlewere: '/usage#middleware',
      middelware: MIDDLEWARE,
      stx: '.',
      snd: '.',
      tsore: '/store',
      xtore: '/store',
    },
  );

  ranks(
    "finds no similar word for one that's typed correctly",
    `${SITE}/stare @API # Stare | To stare.`,
    {
      store: '/store /usage /store#dispatch.',
    },
  );

  ranks('treats no number as a typo', SITE, {3001: '.', 3000: '/v1.'});

  ranks('needs most of the words, and ranks what has all of them first', SITE, {
    'order middleware': '/usage#order.',
    'thunk delay nonsense': '/thunk.',
    'gibberish thunks': '/thunk',
    'store nonsense gibberish blather': '.',
    '': '.',
    '  ?! ': '.',
  });

  ranks('finds names in samples, parts of names, and groups', SITE, {
    createListenerMiddleware: '/usage#middleware',
    listener: '/usage#middleware.',
    guides: '/usage /thunk /usage#middleware /usage#order.',
  });

  ranks(
    'finds the words of a URL that the title lacks, and keywords',
    pagesOf(SITE.replace('/store', '/api/warehouse')).map((page, place) => {
      const [head, ...sections] = page.sections.map(section =>
        section.title === 'dispatch' ? {...section, anchor: 'sending-signals'} : section,
      );
      const keywords = place === 0 ? ['vault'] : [];
      return {...page, keywords, sections: [head, ...sections]} as IndexedPage;
    }),
    {
      warehouse: '/api/warehouse.',
      signals: '/api/warehouse#sending-signals.',
      vault: '/api/warehouse.',
    },
  );

  it('mends the first letters of a word on a large site', async () => {
    const letters = Array.from('abcdefghijklmnopqrstuvwxyz');
    const others = letters.map(first => {
      const words = letters.flatMap(second => letters.map(third => `${first}xq${second}z${third}`));
      return `/${first} # ${words.join(' ')} | x`;
    });
    const find = searchIn(pagesOf([...others, '/reducer # Reducer | x'].join('\n')));
    expect([await find('erducer'), await find('areducer')]).toEqual([['/reducer'], ['/reducer']]);
  });

  it.each([
    ['one or two letters', 'st', 'id'],
    ['a lone stop word', 'how', 'why'],
  ])('looks for %s in headings, and in texts if those have none', async (_, inHeading, inText) => {
    const pages = pagesOf(`
      /a # How a store works | Step by step.
      /b # Texts | See how. See why. An id is a number.
    `);
    const {files, read} = filesOf(pages);
    expect((await searchFiles(files, inHeading)).length).toBe(1);
    expect(read.some(name => name.startsWith('content.'))).toBe(false);
    expect(await searchIn(pages)(inText)).toEqual(['/b']);
  });

  const twins = pagesOf('/a # Page | x\n## Twin state | x\n## Twin state | y').map(page => ({
    ...page,
    sections: page.sections.map(section => ({...section, anchor: ''})),
  }));
  ranks('lists a URL once', twins, {twin: '/a.'});

  it('reads a hierarchy from the group down to the heading', async () => {
    const {files} = filesOf(pagesOf(SITE));
    const [order] = await searchFiles(files, 'order');
    const {hierarchy} = await files.section(order?.section ?? -1);
    expect(Object.values(hierarchy)).toEqual([
      'Guides',
      'Usage',
      'Middleware',
      'Order',
      null,
      null,
      null,
    ]);
  });

  it("rejects index files that don't belong together", async () => {
    const error = {kind: 'deserialization'};
    await expect(filesOf(pagesOf(SITE)).files.section(70)).rejects.toMatchObject(error);
    await expect(filesOf([]).files.section(7)).rejects.toMatchObject(error);
  });

  it('finds only sections that pass the filter', async () => {
    const {files} = filesOf(pagesOf(SITE));
    const found = await searchFiles(files, 'middleware', section => section < 4);
    expect(found.map(({section}) => section)).toEqual([2, 3]);
  });
});

describe('the ranking', () => {
  ranks(
    'has the site’s order for equal results',
    '/b # Undo | x\n/a # Undo | x\n/c # Undo | x\n## Redo | x\n## Redo too | x',
    {undo: '/a /b /c', redo: '/c#redo /c#redo-too.'},
  );

  ranks(
    'puts another page before the third section of one',
    `/a # A | x
    ## Undo one | x
    ## Undo two | x
    ## Undo all | x
    /b # B | x
    ## Undo a long chain of many changes | x`,
    {undo: '/a#undo-one /a#undo-two /b#undo-a-long-chain-of-many-changes /a#undo-all.'},
  );

  ranks(
    'prefers a heading equal to the query to a longer one',
    '/long # Writing selectors for a store that grows | x\n/short # Selectors | y',
    {selectors: '/short /long.', selector: '/short /long.'},
  );

  ranks(
    'prefers the page about a word to a section on another page',
    `/addons # Add-ons | A list.
    ## Undo | Some packages.
    ## Forms | Some packages.
    ### Selectors | Some packages.
    /derive # Deriving data with selectors | Compute what you show with selectors.
    ## Arguments | Selectors can take arguments.
    ## Memory | Selectors can remember their results.
    ## Places | Keep selectors beside their reducer.`,
    {selectors: '/derive'},
  );

  ranks(
    'answers a question with the section about exactly that, on any page',
    `/split # Splitting a reducer | A reducer grows.
    /terms # Terms | A list.
    ## Words | x
    ### Reducer | A function.`,
    {reducer: '/split', 'what is a reducer': '/terms#reducer'},
  );

  ranks(
    'prefers, among equal headings, the one on the page about the word',
    `/changes # Changes | A list.
    ## Selectors | They have new names.
    ## Thunks | They return a promise.
    ## Listeners | They are new.
    /derive # Derive | Compute what you show with selectors.
    ## Selectors | A selector is a function.
    ## Arguments | A selector can take arguments.
    ## Memory | A selector can remember its result.`,
    {selectors: '/derive#selectors'},
  );

  it('ranks a page whose name contains half of the word below a heading that is the word', async () => {
    const found = await searchIn(
      pagesOf(`
        /name # combineReducers | It makes one of many.
        /long # How to write reducers that other teams reuse | Split them.
        /terms # Terms | A list.
        ## Reducers | Functions.
        /own # Own reducers | Write one.
      `),
    )('reducers');
    expect(found.indexOf('/terms#reducers')).toBeLessThan(found.indexOf('/long'));
    expect(found.indexOf('/own')).toBeLessThan(found.indexOf('/name'));
  });

  ranks(
    'ignores stop words in the length of a heading',
    `/a # A | x
    ## Selectors with many different arguments | x
    /b # B | x
    ## What are the selectors for | x`,
    {selectors: '/b#what-are-the-selectors-for'},
  );

  const named = `/start # Getting started with Redux | Redux has a store.
    /why # Why Redux | Redux and the benefits of it.
    /benefits # Reasons | A list.
    ## Benefits | What you gain.
    ${[0, 1, 2, 3, 4].map(number => `/${number} # Part ${number} | x`).join('\n')}`;
  ranks('has the site’s name as a word like others', named, {'benefits of redux': '/why'});
  ranks(
    "prefers the topic of the query to the site's name, if it knows it",
    named,
    {'benefits of redux': '/benefits#benefits', redux: '/why'},
    {siteTitle: 'Redux'},
  );

  ranks(
    'weights stop words below other words, no matter how common those are',
    `${Array.from({length: 30}, (_, number) => `/${number} # Page ${number} | State.`).join('\n')}
    /tree # What the tree is | State. State. State.
    /app # Kinds | A list.
    ## State that apps keep across visits | All.`,
    {'what is the state': '/app#state-that-apps-keep-across-visits'},
  );

  const message = 'Reducer returned undefined during initialization of state';
  ranks(
    'finds a pasted message where it is explained, not where a heading has some of its words',
    `/types # Types | A list.
    ## Type reducers and their state | Returned undefined during initialization. ${'More. '.repeat(60)}
    /codes # Codes | A list.
    ## Code 12 | ${message}. ${message}.`,
    {[message]: '/codes#code-12'},
  );

  const quoted = 'The slice reducer for a key returned undefined during initialization';
  ranks(
    'finds a pasted message where it is quoted, not under a heading that is part of it',
    `/combine # Combining | A list.
    ## A slice returns undefined | The initialization of a key failed during a reducer. ${'More. '.repeat(90)}
    /codes # Codes | A list.
    ## Code 12 | ${quoted}. ${quoted}.
    ## Code 13 | The slice reducer for a key returned undefined.
    ## Code 14 | A reducer was called during initialization of a key.`,
    {[quoted]: '/codes#code-12'},
  );

  ranks(
    'gives little weight to a heading on many pages, alone or half typed',
    `/framework # Use Next with it | A framework.
    ${['a', 'b', 'c', 'd'].map(name => `/${name} # Part ${name} | Text.\n## Next | Go on.`).join('\n')}`,
    {next: '/framework', nex: '/framework', 'part b next': '/b#next'},
  );

  ranks(
    'finds one form of a negation with another',
    "/a # When components update | x\n/b # Components that don't update | x",
    {'components not update': '/b', 'component doesn’t update': '/b', 'cannot update': '/b'},
  );

  ranks(
    'prefers what a section says first to what it says later',
    `/a # A | Something else. A function returns a value.
    /b # B | A function returns a value. Something else.`,
    {'function value': '/b'},
  );

  ranks(
    'prefers the page about most of the words to one about a rare word',
    `/deeply # Deeply freeze | A value.
    /nested # Nested values | How to change them.
    ${['c', 'd', 'e', 'f', 'g', 'h'].map(name => `/${name} # Topic ${name} | Change a nested value.`).join('\n')}`,
    {'change a deeply nested value': '/nested'},
  );

  /** Pages with keywords, in the order of their paths. */
  const withKeywords = (text: string, ...keywords: string[][]) =>
    pagesOf(text).map((page, place) => ({...page, keywords: keywords[place] ?? []}));
  ranks(
    'prefers the page with the word in more keywords, and counts them beside the title',
    withKeywords(
      '/a # Reset of a form | x\n/b # Reset of a page | x',
      ['reset one', 'clear'],
      ['reset one', 'reset two', 'reset all'],
    ),
    {reset: '/b'},
  );
  ranks(
    'prefers the page with just this keyword',
    withKeywords('/a # Page | x\n/b # Page | x', ['nested provider'], ['provider']),
    {provider: '/b'},
  );
  ranks(
    'values a keyword that repeats the title no more than the title',
    withKeywords('/a # Provider | x\n/b # Provider | x', ['nested provider'], ['provider']),
    {provider: '/a /b.'},
  );

  ranks(
    'ranks a section whose table explains a name above one that mentions it',
    pagesOf(
      '/a # Talks | A talk on nanoid, nanoid and nanoid.\n/b # Helpers | nanoid makes ids',
    ).map(page => ({
      ...page,
      sections: page.sections.map(section => ({
        ...section,
        names: page.path === '/b' ? ['nanoid'] : [],
      })),
    })),
    {nanoid: '/b /a.'},
  );
});

describe('words typed as one, and names typed in several words', () => {
  ranks('are found', '/quick # Quick start | Components that re-render.\n## Hot reloading | x', {
    quickstart: '/quick.',
    hotreloading: '/quick#hot-reloading.',
    rerender: '/quick.',
  });

  ranks(
    'are found if another page has a term like the second word',
    `/setup # Setup | How to.
    ## Hot reloading | Keep the state.
    /again # Reload | Read the page again.`,
    {hotreloading: '/setup#hot-reloading.', hotreload: '/setup#hot-reloading.'},
  );

  ranks(
    'are found before a heading with these words, if they are a name',
    `/part # Part | A part.
    ## Make the cart | Make a cart of your own.
    /api # Functions | All functions.
    ## With makeCart | A function.`,
    {'make cart': '/api#with-makecart', 'cart make': '/part#make-the-cart'},
  );

  const halfTyped = `/next # Next | The next step.
    ## Next steps | More.
    /server # Frameworks | Set up Next.js.
    ## Saving | Use redux-persist.
    /redux # Redux | What Redux is.
    ## Performance | It is fast.`;
  ranks('are found half typed, if the first part means something else', halfTyped, {
    'next.j': '/server',
    'redux-x': '/redux',
  });
  ranks(
    'are found half typed after the site’s name',
    halfTyped,
    {'redux-p': '/server#saving'},
    {siteTitle: 'Redux'},
  );

  ranks(
    'are found by a half-typed name of three parts before a page about all three',
    `/retired # Retired | Old packages.
    ## Table | connected-react-router
    /react # React routers | A component that is connected to React follows the router.
    ## Connected | How React stays connected.
    ## Render | React renders what is connected.`,
    {'connected-react-r': '/retired#table', 'connected react r': '/react#connected'},
  );
});

ranks(
  'code and messages lead where they are explained',
  `/api/createstore @API # createStore | Makes a store. Prefer configureStore.
  ## Throws | Expected the root reducer to be a function. Instead, received: ‹…›
  /api/store @API # Store | What a store can do.
  ## getState() | The current state.
  ## dispatch(action) | Actions must be plain objects. Instead, the actual type was: ‹…›.
  /tutorial @Tutorials # A promise of plain objects | Promise handling. | dispatch store useSelector
  ## Read with useSelector | Components read state.
  ## Root | The function of the root folder.`,
  {
    'createStore(': '/api/createstore',
    'createStore(rootReducer)': '/api/createstore',
    'store.dispatch': '/api/store#dispatch(action)',
    'store.dispatch({type: "added"})': '/api/store#dispatch(action)',
    'store.getState()': '/api/store#getstate()',
    useSelector: '/tutorial#read-with-useselector',
    'const x = useSelector(state => state.x)': '/tutorial#read-with-useselector',
    "Error: Actions must be plain objects. Instead, the actual type was: 'Promise'.":
      '/api/store#dispatch(action)',
    "Expected the root reducer to be a function. Instead, received: 'undefined'":
      '/api/createstore#throws',
  },
);

describe('synonyms', () => {
  const all = `/install # Installation | Get the package.
    /ssr # Server rendering | Send the first screen.
    /log # Sign out | Clear what is stored. To log in again, reload.`;
  const synonyms: Synonyms = {
    download: ['installation'],
    ssr: ['server rendering'],
    'log out': ['sign out'],
    log: ['nothing of the kind'],
  };

  ranks(
    "find what the reader's words stand for, and are no names of built-in object properties",
    all,
    {
      download: '/install.',
      SSR: '/ssr.',
      'how to log out': '/log',
      constructor: '.',
      ['__proto__']: '.',
    },
    {synonyms},
  );

  ranks('are needed for that', all, {download: '.'});

  ranks(
    'come after the reader’s own words',
    `${all}\n/own # Download | Files to download.`,
    {download: '/own /install.'},
    {synonyms},
  );

  it('are marked', async () => {
    const [hit] = await searchFiles(filesOf(pagesOf(all), {synonyms}).files, 'download');
    expect(hit?.words).toEqual(['installation']);
  });
});
