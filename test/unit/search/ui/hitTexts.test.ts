import type {SearchHit} from '@site/theme-plugin/src/search/SearchClient';
import {hitTexts} from '@site/theme-plugin/src/search/ui/hitTexts';
import {hit} from '../support/hits';

const textsOf = (found: SearchHit, above?: SearchHit) => hitTexts(found, {isGrouped: true, above});

it('shows a page by its title and its first words', () => {
  const page = {...hit('lvl1', '/a', 'API', 'Store'), excerpt: 'Holds the <mark>state</mark>.'};
  expect(textsOf(page)).toEqual({
    title: 'Store',
    path: [],
    repeated: 0,
    snippet: 'Holds the <mark>state</mark>.',
  });
});

it('shows a section by its heading and those above it, from the page down', () => {
  const section = hit('lvl3', '/a#x', 'API', 'Store', 'Methods', 'getState()');
  expect(textsOf(section)).toEqual({
    title: 'getState()',
    path: ['Store', 'Methods'],
    repeated: 0,
    snippet: '',
  });
});

it('shows text by its heading, the path, and the matching words', () => {
  const text = hit('content', '/a#x', 'API', 'Store', 'Methods');
  expect(textsOf(text)).toEqual({
    title: 'Methods',
    path: ['Store'],
    repeated: 0,
    snippet: 'Text of /a#x',
  });
  const found = {...text, excerpt: 'the <mark>order</mark>'};
  expect(textsOf(found).snippet).toBe('the <mark>order</mark>');
});

it('adds the group to the path if no group is shown above', () => {
  const pathOf = (...levels: Parameters<typeof hit>) =>
    hitTexts(hit(...levels), {isGrouped: false}).path;
  expect(pathOf('lvl1', '/a', 'API', 'Store')).toEqual(['API']);
  expect(pathOf('lvl2', '/a#x', 'API', 'Store', 'Methods')).toEqual(['API', 'Store']);
  expect(pathOf('content', '/a#x', 'API', 'Store', 'Methods')).toEqual(['API', 'Store']);
  expect(pathOf('lvl1', '/a')).toEqual([]);
});

it("doesn't repeat a group in the name of its page", () => {
  const section = hit('lvl2', '/api#store', 'API Reference', 'API reference', 'The store');
  expect(textsOf(section).path).toEqual([]);
});

it('shows text without headings by the text itself', () => {
  expect(textsOf(hit('content', '/a'))).toEqual({
    title: 'Text of /a',
    path: [],
    repeated: 0,
    snippet: 'Text of /a',
  });
});

it('adds the group if only the group matches', () => {
  const section = hit('lvl2', '/usage#middleware', 'Guides', 'Usage', 'Middleware');
  const group = '<mark>Guides</mark>';
  const pathWith = (markedHierarchy: SearchHit['markedHierarchy']) =>
    textsOf({...section, markedHierarchy}).path;
  expect(pathWith({lvl0: group})).toEqual(['<mark>Guides</mark>', 'Usage']);
  expect(pathWith({lvl0: group, lvl1: '<mark>Usage</mark>'})).toEqual(['<mark>Usage</mark>']);
});

it('shows the marked texts', () => {
  const section = hit('lvl2', '/usage#middleware', 'Guides', 'Usage', 'Middleware');
  expect(textsOf({...section, markedHierarchy: {lvl2: '<mark>Middle</mark>ware'}})).toMatchObject({
    title: '<mark>Middle</mark>ware',
    path: ['Usage'],
  });
});

describe('the beginning of an excerpt', () => {
  const store = hit('lvl1', '/a', 'API', 'Store');
  const excerptOf = (excerpt: string) =>
    hitTexts({...store, excerpt}, {isGrouped: true, isNarrow: () => true}).snippet;

  it('is about four words before the first match', () => {
    expect(
      excerptOf('The examples come from a library where every <mark>book</mark> is lent'),
    ).toBe('… a library where every <mark>book</mark> is lent');
    expect(excerptOf('Memoize all of your selectors with create<mark>Selector</mark>')).toBe(
      '… selectors with create<mark>Selector</mark>',
    );
  });

  it('is all that a wide row has room for, beside the path', () => {
    const excerpt = 'The examples come from a library where every <mark>book</mark> is lent';
    const section = {...hit('lvl2', '/a#x', 'API', 'Store', 'Methods'), excerpt};
    expect(textsOf({...store, excerpt}).snippet).toBe(excerpt);
    expect(
      textsOf({...section, hierarchy: {...section.hierarchy, lvl1: 'x'.repeat(12)}}).snippet,
    ).toBe('… a library where every <mark>book</mark> is lent');
  });

  it('stays if the match is near it, or if there is none', () => {
    for (const excerpt of [
      'Holds all of the app’s <mark>state</mark> and <mark>more</mark>',
      'A text without a match, but with as many words as a line has room for',
    ]) {
      expect(excerptOf(excerpt)).toBe(excerpt);
    }
  });

  it('starts near the match below a marked title, too', () => {
    const excerpt = `${'The examples come from a library. '.repeat(3)}Every <mark>book</mark> is lent`;
    const found = {...store, excerpt, markedHierarchy: {lvl1: 'Store <mark>books</mark>'}};
    const start = '… from a library. Every <mark>book</mark> is lent';
    expect(textsOf(found).snippet).toBe(start);
    expect(hitTexts(found, {isGrouped: true, isNarrow: () => true}).snippet).toBe(start);
  });

  it("doesn't cut a word", () => {
    const address = '/guides/warehouse/manual#sending-<mark>signals</mark>';
    expect(excerptOf(address)).toBe(address);
    expect(excerptOf(`Read ${address}`)).toBe(`… ${address}`);
  });
});

describe('the path below a row of the same page', () => {
  const page = hit('lvl1', '/a', 'API', 'Store');
  const excerpt = 'Returns the <mark>state</mark>';
  const section = {...hit('lvl3', '/a#x', 'API', 'Store', 'Methods', 'getState()'), excerpt};
  const repeatedOf = (found: SearchHit, above?: SearchHit) => textsOf(found, above).repeated;

  it('is complete for screen readers, and says which names the row above shows', () => {
    expect(textsOf(section, page).path).toEqual(['Store', 'Methods']);
    expect(repeatedOf(section, page)).toBe(1);
    expect(repeatedOf(section, hit('lvl3', '/a#y', 'API', 'Store', 'Methods', 'dispatch()'))).toBe(
      2,
    );
    expect(repeatedOf(section, hit('content', '/a#y', 'API', 'Store', 'Signature'))).toBe(1);
  });

  it('repeats nothing without such a row', () => {
    expect(repeatedOf(section)).toBe(0);
    expect(repeatedOf(section, hit('lvl1', '/b', 'API', 'Store'))).toBe(0);
  });

  it("is shown if it's why the hit was found, or if the row has nothing else to show", () => {
    const markedHierarchy = {lvl1: '<mark>Store</mark>'};
    const found = {...section, excerpt: 'Returns it', markedHierarchy};
    expect(repeatedOf(found, page)).toBe(0);
    expect(repeatedOf({...section, excerpt: ''}, page)).toBe(0);
  });

  it('leaves out the page that has the name of its group', () => {
    const start = hit('lvl1', '/api', 'API', 'api');
    const nested = {...hit('lvl3', '/api#x', 'API', 'api', 'Methods', 'getState()'), excerpt};
    expect(textsOf(nested, start)).toMatchObject({path: ['Methods'], repeated: 0});
    expect(textsOf(nested, hit('lvl2', '/api#y', 'API', 'api', 'Methods'))).toMatchObject({
      path: ['Methods'],
      repeated: 1,
    });
  });
});
