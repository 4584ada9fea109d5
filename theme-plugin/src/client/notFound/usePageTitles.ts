import {useEffect, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {PAGE_TITLES_FILE} from '../../shared/constants';

async function fetchTitles(url: string): Promise<ReadonlyMap<string, string>> {
  const response = await fetch(url);
  const titles: unknown = response.ok ? await response.json() : {};
  return new Map(
    Object.entries(titles ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

/**
 * The titles of the site's pages by their routes, without the base URL. They're in a file that only the
 * not-found page loads.
 *
 * @returns undefined until they're here; empty where they can't be loaded, as in development
 */
export function usePageTitles(): ReadonlyMap<string, string> | undefined {
  const url = useBaseUrl(`/${PAGE_TITLES_FILE}`);
  const [titles, setTitles] = useState<ReadonlyMap<string, string>>();
  useEffect(() => {
    let isWanted = true;
    fetchTitles(url)
      .catch(() => new Map<string, string>())
      .then(found => isWanted && setTitles(found));
    return () => {
      isWanted = false;
    };
  }, [url]);
  return titles;
}
