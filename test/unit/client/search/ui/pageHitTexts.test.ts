import {pageHitTexts} from '../../../../../theme-plugin/src/client/search/ui/pageHitTexts';
import {hit} from '../support/hits';

it('of a page: its title', () => {
  expect(pageHitTexts(hit('lvl1', '/a', 'API', 'Store'))).toEqual({
    title: 'Store',
    path: [],
    snippet: '',
  });
});

it('of a section: its heading, and the page', () => {
  expect(pageHitTexts(hit('lvl3', '/a#x', 'API', 'Store', 'Methods', 'getState()'))).toEqual({
    title: 'getState()',
    path: ['Store', 'Methods'],
    snippet: '',
  });
});

it('of a text: the heading it stands under, the way there, and the words found', () => {
  expect(pageHitTexts(hit('content', '/a#x', 'API', 'Store', 'Methods'))).toEqual({
    title: 'Methods',
    path: ['Store'],
    snippet: 'Text of /a#x',
  });
});
