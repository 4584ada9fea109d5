// cspell:disable -- typos and parts of words are what this is about

import {buildIndex, type IndexedPage} from '../../../../theme-plugin/src/search/build/buildIndex';
import {createEngine} from '../../../../theme-plugin/src/search/local/engine';
import {readSection} from '../../../../theme-plugin/src/search/local/sectionTable';

type SectionInput = [level: number, title: string, text: string, code?: string[]];

function page(path: string, group: string, ...sections: SectionInput[]): IndexedPage {
  return {
    path,
    group,
    title: sections[0]?.[1] ?? '',
    keywords: [],
    tag: null,
    sections: sections.map(([level, title, text, code = []], place) => ({
      level,
      title,
      text,
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

function searchIn(all: IndexedPage[]) {
  const {titles, content} = JSON.parse(JSON.stringify(buildIndex(all, ''))) as ReturnType<
    typeof buildIndex
  >;
  const engine = createEngine(titles, content);
  return (query: string) =>
    engine.search(query).ranked.map(({section}) => readSection(titles, section).url);
}

const search = searchIn(pages);

describe('engine', () => {
  it('puts headings above pages, pages above ways there, these above texts', () => {
    expect(search('middleware')).toEqual(['/usage#middleware', '/usage#order', '/usage', '/thunk']);
    expect(search('usage')).toEqual(['/usage', '/usage#middleware', '/usage#order']);
  });

  it('finds the beginning of a word, and whole words first', () => {
    expect(search('mid')).toContain('/usage#middleware');
    expect(search('thunk')[0]).toBe('/thunk');
  });

  it('forgives a typo from four letters, two from eight', () => {
    expect(search('stroe')[0]).toBe('/store');
    expect(search('midlewere')[0]).toBe('/usage#middleware');
    expect(search('stx')).toEqual([]);
  });

  it('never takes the first letter or a number for a typo', () => {
    expect(search('xtore')).toEqual([]);
    expect(search('3001')).toEqual([]);
    expect(search('3000')).toEqual(['/v1']);
  });

  it('takes sections with every word before those with most', () => {
    expect(search('order middleware')).toEqual(['/usage#order']);
    expect(search('thunk delay nonsense')).toEqual(['/thunk']);
  });

  it('finds nothing when less than half of the words are there', () => {
    expect(search('store nonsense gibberish')).toEqual([]);
  });

  it('finds names of samples, and parts of names', () => {
    expect(search('createListenerMiddleware')[0]).toBe('/usage#middleware');
    expect(search('listener')).toEqual(['/usage#middleware']);
  });

  it('finds a group by its name', () => {
    expect(search('guides')).toContain('/thunk');
  });

  it('finds keywords', () => {
    const [first, ...others] = pages;
    const withKeyword = {...(first ?? page('/', '')), keywords: ['vault']};
    expect(searchIn([withKeyword, ...others])('vault')).toEqual(['/store']);
  });

  it('finds nothing for nothing', () => {
    expect(search('')).toEqual([]);
    expect(search('  ?! ')).toEqual([]);
  });

  it('lists an address once', () => {
    const twins = page('/a', 'G', [1, 'Page', 'x'], [2, 'Twin state', 'x'], [2, 'Twin state', 'y']);
    const sections = twins.sections.map(section => ({...section, anchor: ''}));
    expect(searchIn([{...twins, sections}])('twin')).toEqual(['/a']);
  });

  it('answers the same in any order of pages', () => {
    const other = searchIn([...pages].reverse());
    for (const query of ['middleware', 'store', 'a', 'mid', 'action']) {
      expect(other(query)).toEqual(search(query));
    }
  });

  it('reads a hierarchy from the group down to the heading', () => {
    const {titles} = buildIndex(pages, '');
    const order = titles.sections.findIndex(([, , title]) => title === 'Order');
    expect(readSection(titles, order).hierarchy).toEqual({
      lvl0: 'Guides',
      lvl1: 'Usage',
      lvl2: 'Middleware',
      lvl3: 'Order',
      lvl4: null,
      lvl5: null,
      lvl6: null,
    });
  });

  it('says so when index files do not belong together', () => {
    const {titles} = buildIndex([], '');
    expect(() => readSection(titles, 7)).toThrow('The search index has no section 7.');
  });
});
