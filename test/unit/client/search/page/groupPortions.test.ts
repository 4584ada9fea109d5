import {groupPortions} from '../../../../../theme-plugin/src/client/search/page/groupPortions';
import {hit} from '../support/hits';

const api = (name: string) => hit('lvl1', `/${name}`, 'API', name);
const guide = (name: string) => hit('lvl1', `/${name}`, 'Guides', name);
const shape = (...portions: Parameters<typeof groupPortions>[0]) =>
  groupPortions(portions).map(({label, hits}) => [label, hits.map(({hit: {url}}) => url)]);

it('groups all hits of a portion, however many', () => {
  const many = Array.from({length: 12}, (_, number) => api(`a${number}`));
  expect(groupPortions([many])[0]?.hits).toHaveLength(12);
});

it('leaves what is shown where it is when a portion is added', () => {
  const first = [api('a'), guide('b'), api('c')];
  const before = shape(first);
  const after = shape(first, [api('d'), guide('e')]);
  expect(before).toEqual([
    ['API', ['/a', '/c']],
    ['Guides', ['/b']],
  ]);
  expect(after.slice(0, 2)).toEqual(before);
  expect(after.slice(2)).toEqual([
    ['API', ['/d']],
    ['Guides', ['/e']],
  ]);
});

it('joins groups of one name where two portions meet', () => {
  expect(shape([guide('a')], [guide('b'), api('c')])).toEqual([
    ['Guides', ['/a', '/b']],
    ['API', ['/c']],
  ]);
});
