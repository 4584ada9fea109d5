import {groupNames, groupPages} from '@site/theme-plugin/src/search/session/groupHits';
import {hit} from '../support/hits';

const api = (name: string) => hit('lvl1', `/${name}`, 'API', name);
const guide = (name: string) => hit('lvl1', `/${name}`, 'Guides', name);
const shape = (...pages: Parameters<typeof groupPages>[0]) => {
  const {groups, others} = groupPages(pages);
  return {
    groups: groups.map(({label, hits}) => [label, hits.map(({hit: {url}}) => url)]),
    others: others.map(({url}) => url),
  };
};

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
  expect(groupNames([[hit('lvl1', '/x')], ...pages])).toEqual(['API', 'Guides']);
});
