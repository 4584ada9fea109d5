import {useEffect, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {KNOWN_PAGES_FILE} from '../../shared/constants';

/** What the not-found page knows about the site's pages. All paths are without the base URL. */
export interface KnownPages {
  /** Titles by route. */
  readonly titles: ReadonlyMap<string, string>;
  /** Old addresses, in the form that `addressKey` returns, with the new ones. */
  readonly moved: ReadonlyMap<string, string>;
}

const NOTHING: KnownPages = {titles: new Map(), moved: new Map()};

const textMap = (value: unknown): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(value ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );

async function fetchKnownPages(url: string): Promise<KnownPages> {
  const response = await fetch(url);
  if (!response.ok) {
    return NOTHING;
  }
  const {titles, moved}: {titles?: unknown; moved?: unknown} = await response.json();
  return {titles: textMap(titles), moved: textMap(moved)};
}

/**
 * The titles of the site's pages, and the new addresses of those that moved. They're in a file that only the
 * not-found page loads.
 *
 * @returns undefined until the file has loaded; empty if it can't be loaded, as in development
 */
export function useKnownPages(): KnownPages | undefined {
  const url = useBaseUrl(`/${KNOWN_PAGES_FILE}`);
  const [known, setKnown] = useState<KnownPages>();
  useEffect(() => {
    let isWanted = true;
    void fetchKnownPages(url)
      .catch(() => NOTHING)
      .then(found => isWanted && setKnown(found));
    return () => {
      isWanted = false;
    };
  }, [url]);
  return known;
}
