import {groupHits, groupNames, groupPages} from '@site/theme-plugin/search/src/session/groupHits';
import {hit} from '../support/hits';

const a = hit('lvl1', '/a', 'One', 'A');
const a1 = hit('lvl2', '/a#1', 'One', 'A', 'A1');
const a2 = hit('content', '/a#2', 'One', 'A', 'A2');
const b = hit('lvl1', '/b', 'One', 'B');
const c = hit('lvl1', '/c', 'Two', 'C');

const list = (hits: Parameters<typeof groupHits>[0], max = 5) =>
  groupHits(hits, max).map(group => [
    group.label,
    ...group.hits.map(({hit: {url}, isChild}) => (isChild ? `  ${url}` : url)),
  ]);

describe('groupHits', () => {
  it('groups by lvl0, in the order of the best hits', () => {
    expect(list([c, a, b])).toEqual([
      ['Two', '/c'],
      ['One', '/a', '/b'],
    ]);
    expect(list([b, c, a])).toEqual([
      ['One', '/b', '/a'],
      ['Two', '/c'],
    ]);
    expect(groupNames([[c], [a, b]])).toEqual(['Two', 'One']);
    expect(groupNames([[b, c], [a]])).toEqual(['One', 'Two']);
  });

  it("puts a page's hits together, with its sections as children", () => {
    expect(list([a, b, a1, c, a2])).toEqual([
      ['One', '/a', '  /a#1', '  /a#2', '/b'],
      ['Two', '/c'],
    ]);
  });

  it('puts the best hit first, and makes only the sections below their page its children', () => {
    expect(list([a1, a, a2])).toEqual([['One', '/a#1', '/a', '  /a#2']]);
  });

  it('makes sections children only if their page is also listed', () => {
    expect(list([a1, b, a2])).toEqual([['One', '/a#1', '/a#2', '/b']]);
  });

  it('keeps only the best hits in each group, up to a limit', () => {
    expect(list([a1, b, a, a2, c], 2)).toEqual([
      ['One', '/a#1', '/b'],
      ['Two', '/c'],
    ]);
  });

  it("doesn't take hits without a page title for one page", () => {
    const x = hit('lvl2', '/x#1', 'One');
    const y = hit('lvl1', '/y', 'One');
    const z = hit('content', '/z', 'One');
    expect(list([x, a, y, z, a1])).toEqual([['One', '/x#1', '/a', '  /a#1', '/y', '/z']]);
  });

  it("doesn't take two pages of the same name for one", () => {
    const first = hit('lvl1', '/first', 'One', 'Overview');
    const second = hit('lvl1', '/second', 'One', 'Overview');
    const ofFirst = hit('lvl2', '/first#1', 'One', 'Overview', 'A');
    const ofSecond = hit('content', '/second#2', 'One', 'Overview', 'B');
    expect(list([first, ofSecond, second, ofFirst])).toEqual([
      ['One', '/first', '  /first#1', '/second#2', '/second'],
    ]);
    expect(list([ofSecond, first])).toEqual([['One', '/second#2', '/first']]);
  });

  it('accepts hits without a group', () => {
    expect(list([hit('lvl1', '/x')])).toEqual([['', '/x']]);
    expect(list([])).toEqual([]);
  });
});

const api = (name: string) => hit('lvl1', `/${name}`, 'API', name);
const guide = (name: string) => hit('lvl1', `/${name}`, 'Guides', name);
const shape = (...pages: Parameters<typeof groupPages>[0]) => {
  const {groups, others} = groupPages(pages);
  return {
    groups: groups.map(({label, hits}) => [label, hits.map(({hit: {url}}) => url)]),
    others: others.map(({url}) => url),
  };
};

describe('groupPages', () => {
  it('groups all of the first hits, no matter how many', () => {
    const many = Array.from({length: 12}, (_, number) => api(`a${number}`));
    expect(groupPages([many]).groups[0]?.hits).toHaveLength(12);
  });

  it('names each group once, and keeps the hits shown in place when more arrive', () => {
    const first = [api('a'), guide('b'), api('c')];
    const groups = [
      ['API', ['/a', '/c']],
      ['Guides', ['/b']],
    ];
    expect(shape(first)).toEqual({groups, others: []});
    expect(shape(first, [api('d'), guide('e')], [api('f')])).toEqual({
      groups,
      others: ['/d', '/e', '/f'],
    });
  });

  it('returns no groups for no hits', () => {
    expect(shape()).toEqual({groups: [], others: []});
  });

  it('lists one group only, however late its hits arrive', () => {
    const pages = [
      [api('a'), guide('b')],
      [guide('e'), api('f')],
    ];
    const {groups, others} = groupPages(pages, 'Guides');
    expect(groups.map(({label}) => label)).toEqual(['Guides']);
    expect(others.map(({url}) => url)).toEqual(['/e']);
  });
});
