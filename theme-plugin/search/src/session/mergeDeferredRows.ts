import type {PanelGroup} from './panelRows';

/**
 * Combines the first rows of a new answer with the remaining rows of the previous one, until the remaining
 * new ones are rendered as well. Rows keep their positions and IDs, so rendered rows stay and only their text
 * changes.
 *
 * @param first - how many rows are new
 */
export function mergeDeferredRows(
  newer: readonly PanelGroup[],
  older: readonly PanelGroup[],
  first: number,
): PanelGroup[] {
  const rows = (groups: readonly PanelGroup[], isKept: (index: number) => boolean) =>
    groups
      .map(group => ({...group, items: group.items.filter(({index}) => isKept(index))}))
      .filter(({items}) => items.length > 0);
  const mixed = rows(newer, index => index < first);
  for (const group of rows(older, index => index >= first)) {
    const place = mixed.findIndex(({id}) => id === group.id);
    const same = mixed[place];
    if (same) {
      mixed[place] = {...same, items: [...same.items, ...group.items]};
    } else {
      mixed.push(group);
    }
  }
  return mixed;
}
