/** A doc by its id: `api/store`. */
type DocId = string;

/** How much of the active doc's place an item covers: the length of the folder that has both. */
function coverage(item: DocId, active: DocId): number {
  const own = `${item}/`;
  const folder = item.slice(0, item.lastIndexOf('/') + 1);
  const covering = [own, folder].find(path => path !== '' && active.startsWith(path));
  return covering?.length ?? 0;
}

/**
 * Which of several navbar items stands for the section of the active doc. Where one sidebar has
 * several items, it is the one whose folder is nearest; a single item stands for its whole sidebar.
 *
 * @param items - ids of the docs in the active doc's sidebar that have a navbar item
 * @param active - id of the active doc
 * @returns one of `items`, or none
 */
export function currentDocItem(items: readonly DocId[], active: DocId): DocId | undefined {
  if (items.length <= 1 || items.includes(active)) {
    return items.includes(active) ? active : items[0];
  }
  const nearest = Math.max(...items.map(item => coverage(item, active)));
  return nearest > 0 ? items.find(item => coverage(item, active) === nearest) : undefined;
}
