import {pageHitTexts} from '@site/theme-plugin/src/search/ui/pageHitTexts';
import {hit} from '../support/hits';

it('of a page: its title', () => {
  expect(pageHitTexts(hit('lvl1', '/a', 'API', 'Store'), true)).toEqual({
    title: 'Store',
    path: [],
    snippet: '',
  });
});

it('of a section: its heading, and the page', () => {
  expect(pageHitTexts(hit('lvl3', '/a#x', 'API', 'Store', 'Methods', 'getState()'), true)).toEqual({
    title: 'getState()',
    path: ['Store', 'Methods'],
    snippet: '',
  });
});

it('of a text: the heading it stands under, the way there, and the words found', () => {
  expect(pageHitTexts(hit('content', '/a#x', 'API', 'Store', 'Methods'), true)).toEqual({
    title: 'Methods',
    path: ['Store'],
    snippet: 'Text of /a#x',
  });
});

it('without a heading above: the group as well', () => {
  expect(pageHitTexts(hit('lvl1', '/a', 'API', 'Store'), false).path).toEqual(['API']);
  expect(pageHitTexts(hit('lvl2', '/a#x', 'API', 'Store', 'Methods'), false).path).toEqual([
    'API',
    'Store',
  ]);
  expect(pageHitTexts(hit('content', '/a#x', 'API', 'Store', 'Methods'), false)).toEqual({
    title: 'Methods',
    path: ['API', 'Store'],
    snippet: 'Text of /a#x',
  });
  expect(pageHitTexts(hit('lvl1', '/a', ...[]), false).path).toEqual([]);
});

it('of a text without headings: the text', () => {
  expect(pageHitTexts(hit('content', '/a'), true)).toEqual({
    title: 'Text of /a',
    path: [],
    snippet: 'Text of /a',
  });
});
