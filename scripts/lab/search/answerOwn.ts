import {
  MAX_RESULTS_PER_GROUP_DEFAULT,
  createLocalBackend,
  dialogQuery,
  groupHits,
} from '../../../theme-plugin/scripts/searchParts';

/** Made-up URL of the index. */
const INDEX_URL = 'http://site.test/search/';

/**
 * Answers queries with this site's own search engine and the index of the build. Queries are truncated as in the search
 * box.
 *
 * @param readFile - reads a file of the index
 * @returns the results of each query, ordered by rank and as grouped in the dialog
 */
export async function answerOwn(
  readFile: (name: string) => string,
  baseUrl: string,
  queries: readonly string[],
): Promise<{inOrder: string[][]; inGroups: string[][]}> {
  const backend = createLocalBackend(
    INDEX_URL,
    async url => new Response(readFile(url.slice(INDEX_URL.length))),
  );
  const rowOf = ({url}: {url: string}) => `/${url.slice(baseUrl.length)}`;
  const inOrder = [];
  const inGroups = [];
  for (const query of queries) {
    const {hits} = await backend.search(dialogQuery(query));
    const groups = groupHits(hits, MAX_RESULTS_PER_GROUP_DEFAULT);
    inOrder.push(hits.map(rowOf));
    inGroups.push(groups.flatMap(group => group.hits.map(({hit}) => rowOf(hit))));
  }
  return {inOrder, inGroups};
}
