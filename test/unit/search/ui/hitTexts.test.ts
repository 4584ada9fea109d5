import {hitPath, hitTitle} from '@site/theme-plugin/src/search/ui/hitTexts';
import {hit} from '../support/hits';

const way = ['Guides', 'Usage', 'Middleware', 'Order'];

describe('hitTitle and hitPath', () => {
  it('of a page are its title and its group', () => {
    const page = hit('lvl1', '/usage', 'Guides', 'Usage');
    expect([hitTitle(page), hitPath(page)]).toEqual(['Usage', ['Guides']]);
  });

  it('of a section are its heading and those above it, from the page down', () => {
    const section = hit('lvl3', '/usage#order', ...way);
    expect([hitTitle(section), hitPath(section)]).toEqual(['Order', ['Usage', 'Middleware']]);
  });

  it('of content are its snippet and all headings', () => {
    const content = {
      ...hit('content', '/usage#order', ...way),
      _snippetResult: {content: {value: 'the <mark>order</mark>', matchLevel: 'full' as const}},
    };
    expect([hitTitle(content), hitPath(content)]).toEqual([
      'the <mark>order</mark>',
      ['Usage', 'Middleware', 'Order'],
    ]);
    expect(hitTitle(hit('content', '/x', ...way))).toBe('Text of /x');
  });

  it('name the group of a section that was found by it alone', () => {
    const marked = (value: string) => ({value, matchLevel: 'full' as const});
    const section = hit('lvl2', '/usage#middleware', ...way.slice(0, 3));
    const group = marked('<mark>Guides</mark>');
    expect(hitPath({...section, _highlightResult: {hierarchy: {lvl0: group}}})).toEqual([
      '<mark>Guides</mark>',
      'Usage',
    ]);
    const both = {lvl0: group, lvl1: marked('<mark>Usage</mark>')};
    expect(hitPath({...section, _highlightResult: {hierarchy: both}})).toEqual([
      '<mark>Usage</mark>',
    ]);
  });

  it('prefer the marked texts, snippets first', () => {
    const marked = (value: string) => ({hierarchy: {lvl2: {value, matchLevel: 'full' as const}}});
    const section = hit('lvl2', '/usage#middleware', ...way.slice(0, 3));
    expect(hitTitle({...section, _highlightResult: marked('A')})).toBe('A');
    expect(hitTitle({...section, _highlightResult: marked('A'), _snippetResult: marked('B')})).toBe(
      'B',
    );
  });
});
