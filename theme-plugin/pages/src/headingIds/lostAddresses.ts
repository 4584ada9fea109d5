import {addressKey} from '../shared/addressKey';
import {editDistance} from '../shared/editDistance';
import {newAddress} from '../shared/newAddress';
import type {MovedPages} from '../common/pagesContent';
import {splitAddress} from './addresses';
import type {PageIds} from './readPageIds';

/** A published heading address that no longer works, and why. */
export type LostAddress = {readonly page: string; readonly id: string} & (
  | {readonly kind: 'no-page'}
  | {readonly kind: 'no-id'; readonly nearest: PageIds['headings'][number] | undefined}
  /** The page has moved, but its new address doesn't have the ID. */
  | {readonly kind: 'moved-without-id'; readonly to: string}
);

/**
 * Finds the published addresses that no longer lead to their heading or to an alias of it.
 *
 * @param published - heading addresses, relative to their locale
 * @param pages - the built pages, by path without a trailing slash
 * @param moved - old addresses, in the form that `addressKey` returns, with the new ones
 */
export function lostAddresses(
  published: readonly string[],
  pages: ReadonlyMap<string, PageIds>,
  moved: MovedPages,
): LostAddress[] {
  const known = new Set(published);
  const movedMap = new Map(Object.entries(moved));
  const routes = [...pages.keys()];
  return published.flatMap((address): LostAddress[] => {
    const {page, id} = splitAddress(address);
    const built = pages.get(page);
    if (built?.ids.has(id)) {
      return [];
    }
    if (built) {
      return [{page, id, kind: 'no-id', nearest: nearestHeading(page, id, built, known)}];
    }
    const found = newAddress({pathname: page, search: '', hash: `#${id}`}, movedMap, routes);
    if (!found) {
      return [{page, id, kind: 'no-page'}];
    }
    // An entry for this exact heading may lead to the top of a page.
    const isTop = movedMap.get(addressKey(address))?.includes('#') === false;
    const arrivesAt = splitAddress(found.to).id;
    return isTop || pages.get(found.route)?.ids.has(arrivesAt)
      ? []
      : [{page, id, kind: 'moved-without-id', to: found.route}];
  });
}

/** The heading that the lost one most likely became, preferably a new one. */
function nearestHeading(
  page: string,
  id: string,
  {headings}: PageIds,
  known: ReadonlySet<string>,
): PageIds['headings'][number] | undefined {
  const fresh = headings.filter(heading => !known.has(`${page}#${heading.id}`));
  const distance = (heading: {id: string}) => editDistance(id, heading.id, Infinity);
  return [...(fresh.length > 0 ? fresh : headings)].sort((a, b) => distance(a) - distance(b))[0];
}
