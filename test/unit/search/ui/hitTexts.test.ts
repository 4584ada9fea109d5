import {hitTexts} from '@site/theme-plugin/src/search/ui/hitTexts';
import {hit} from '../support/hits';

const marked = (value: string) => ({value, matchLevel: 'full' as const});

it('shows a page by its title and its first words', () => {
  const page = {...hit('lvl1', '/a', 'API', 'Store'), lead: 'Holds the <mark>state</mark>.'};
  expect(hitTexts(page, true)).toEqual({
    title: 'Store',
    path: [],
    snippet: 'Holds the <mark>state</mark>.',
  });
});

it('shows a section by its heading and those above it, from the page down', () => {
  const section = hit('lvl3', '/a#x', 'API', 'Store', 'Methods', 'getState()');
  expect(hitTexts(section, true)).toEqual({
    title: 'getState()',
    path: ['Store', 'Methods'],
    snippet: '',
  });
});

it('shows text by its heading, the path, and the matching words', () => {
  const text = hit('content', '/a#x', 'API', 'Store', 'Methods');
  expect(hitTexts(text, true)).toEqual({
    title: 'Methods',
    path: ['Store'],
    snippet: 'Text of /a#x',
  });
  const found = {...text, _snippetResult: {content: marked('the <mark>order</mark>')}};
  expect(hitTexts(found, true).snippet).toBe('the <mark>order</mark>');
});

it('adds the group to the path if no group is shown above', () => {
  const pathOf = (...levels: Parameters<typeof hit>) => hitTexts(hit(...levels), false).path;
  expect(pathOf('lvl1', '/a', 'API', 'Store')).toEqual(['API']);
  expect(pathOf('lvl2', '/a#x', 'API', 'Store', 'Methods')).toEqual(['API', 'Store']);
  expect(pathOf('content', '/a#x', 'API', 'Store', 'Methods')).toEqual(['API', 'Store']);
  expect(pathOf('lvl1', '/a')).toEqual([]);
});

it("doesn't repeat a group in the name of its page", () => {
  const section = hit('lvl2', '/api#store', 'API Reference', 'API reference', 'The store');
  expect(hitTexts(section, true).path).toEqual([]);
});

it('shows text without headings by the text itself', () => {
  expect(hitTexts(hit('content', '/a'), true)).toEqual({
    title: 'Text of /a',
    path: [],
    snippet: 'Text of /a',
  });
});

it('adds the group if only the group matches', () => {
  const section = hit('lvl2', '/usage#middleware', 'Guides', 'Usage', 'Middleware');
  const group = marked('<mark>Guides</mark>');
  const pathWith = (hierarchy: object) =>
    hitTexts({...section, _highlightResult: {hierarchy}}, true).path;
  expect(pathWith({lvl0: group})).toEqual(['<mark>Guides</mark>', 'Usage']);
  expect(pathWith({lvl0: group, lvl1: marked('<mark>Usage</mark>')})).toEqual([
    '<mark>Usage</mark>',
  ]);
});

it('prefers the marked texts, snippets first', () => {
  const section = hit('lvl2', '/usage#middleware', 'Guides', 'Usage', 'Middleware');
  const fields = (value: string) => ({hierarchy: {lvl2: marked(value)}});
  const titleOf = (found: typeof section) => hitTexts(found, true).title;
  expect(titleOf({...section, _highlightResult: fields('A')})).toBe('A');
  expect(titleOf({...section, _highlightResult: fields('A'), _snippetResult: fields('B')})).toBe(
    'B',
  );
});
