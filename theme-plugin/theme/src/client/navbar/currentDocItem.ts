/** A doc by its id: `api/store`. */
type DocId = string;

/** How close an item is to the active doc: the length of the innermost folder that contains both. */
function coverage(item: DocId, active: DocId): number {
  const own = `${item}/`;
  const folder = item.slice(0, item.lastIndexOf('/') + 1);
  const covering = [own, folder].find(path => path !== '' && active.startsWith(path));
  return covering?.length ?? 0;
}

/**
 * Finds the navbar item that represents the active doc's section. If a sidebar has several items, it's the
 * one whose folder is closest; a single item represents its whole sidebar.
 *
 * @param items - IDs of the docs in the active doc's sidebar that have a navbar item
 * @param active - ID of the active doc
 * @returns one of `items`, or none
 */
export function currentDocItem(items: readonly DocId[], active: DocId): DocId | undefined {
  if (items.length <= 1 || items.includes(active)) {
    return items.includes(active) ? active : items[0];
  }
  const nearest = Math.max(...items.map(item => coverage(item, active)));
  return nearest > 0 ? items.find(item => coverage(item, active) === nearest) : undefined;
}
