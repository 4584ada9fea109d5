import {mergeDeferredRows} from '@site/theme-plugin/search/src/session/mergeDeferredRows';
import type {PanelGroup} from '@site/theme-plugin/search/src/session/panelRows';
import {hit} from '../support/hits';

/** Groups with these numbers of rows, whose titles start with the name of the answer. */
function groupsOf(answer: string, ...sizes: number[]): PanelGroup[] {
  let index = 0;
  return sizes.map((size, number) => ({
    id: `hits_${number}`,
    label: `${answer} ${number}`,
    items: Array.from({length: size}, () => ({
      id: `item-${number}-${index}`,
      isChild: false,
      hit: hit('lvl1', `/${answer}-${index}`, 'Group', `${answer} ${index}`),
      index: index++,
    })),
  }));
}

const rowsOf = (groups: readonly PanelGroup[]) =>
  groups.map(({label, items}) => [label, ...items.map(item => item.hit.url)]);

it('has the first rows of the new answer and the later ones of the old', () => {
  const mixed = mergeDeferredRows(groupsOf('new', 3, 3), groupsOf('old', 2, 4, 2), 4);
  expect(rowsOf(mixed)).toEqual([
    ['new 0', '/new-0', '/new-1', '/new-2'],
    ['new 1', '/new-3', '/old-4', '/old-5'],
    ['old 2', '/old-6', '/old-7'],
  ]);
});

it('has no row twice', () => {
  const ids = mergeDeferredRows(groupsOf('new', 5, 5), groupsOf('old', 1, 5, 5), 8)
    .flatMap(({items}) => items)
    .map(({id}) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it('has only the first rows when there was no answer, and all rows of a short one', () => {
  expect(rowsOf(mergeDeferredRows(groupsOf('new', 3, 3), [], 4))).toEqual([
    ['new 0', '/new-0', '/new-1', '/new-2'],
    ['new 1', '/new-3'],
  ]);
  expect(mergeDeferredRows(groupsOf('new', 2), groupsOf('old', 3), 8)).toEqual(groupsOf('new', 2));
});
