import type {SearchHit, StoredHit} from '../SearchClient';

/** A hit in the list of results. */
export interface ListedHit<Hit extends StoredHit = SearchHit> {
  readonly hit: Hit;
  /** Whether its page's row is above it, so that it's shown indented. */
  readonly isChild: boolean;
}

/** Hits under one top-level heading (lvl0). */
export interface HitGroup {
  readonly label: string;
  readonly hits: readonly ListedHit[];
}

/** The address of the page that a hit is on, which tells pages of the same name apart. */
export const pageOf = ({url}: Pick<StoredHit, 'url'>): string => url.split('#', 1).join('');

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) {
      group.push(item);
    } else {
      groups.set(key, [item]);
    }
  }
  return groups;
}

/**
 * Groups hits by their top-level heading, in the order of each group's best hit, with up to `maxPerGroup`
 * hits each. Within a group, a page's hits are together, and sections below the page's own hit are its children.
 */
export function groupHits(hits: readonly SearchHit[], maxPerGroup: number): HitGroup[] {
  return Array.from(
    groupBy(hits, hit => hit.hierarchy.lvl0 ?? ''),
    ([label, all]) => {
      const pages = groupBy(all.slice(0, maxPerGroup), pageOf);
      return {label, hits: Array.from(pages.values()).flatMap(listPage)};
    },
  );
}

function listPage(hits: readonly SearchHit[]): ListedHit[] {
  const page = hits.findIndex(({type}) => type === 'lvl1');
  return hits.map((hit, index) => ({hit, isChild: page >= 0 && index > page}));
}

export interface GroupedPages {
  /** The first hits, grouped by top-level heading. */
  readonly groups: readonly HitGroup[];
  /** Hits that were loaded later, in their own order. */
  readonly others: readonly SearchHit[];
}

/**
 * What the search page lists. Hits that are loaded later are added below, outside of any group: inserting
 * them into their groups would move what is being read, and separate groups would repeat each name.
 *
 * @param group - the only one that's listed; '' for all
 */
export function groupPages(portions: readonly (readonly SearchHit[])[], group = ''): GroupedPages {
  const [first = [], ...others] = portions.map(hits =>
    hits.filter(({hierarchy}) => group === '' || hierarchy.lvl0 === group),
  );
  return {groups: groupHits(first, Infinity), others: others.flat()};
}

/** The names of all groups among the hits, in the order of each group's best hit. */
export function groupNames(portions: readonly (readonly SearchHit[])[]): string[] {
  return Array.from(new Set(portions.flat().flatMap(({hierarchy}) => hierarchy.lvl0 || [])));
}
