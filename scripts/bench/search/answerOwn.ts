import type {Search} from './loadSearch';

/** Where the files of the index seem to be. */
const INDEX_URL = 'http://site.test/search/';

/**
 * Answers queries by this site's own search: the engine over the index of the build, in the order of its answer and
 * as the dialog lists that, in groups. The query is cut as the search box cuts it.
 *
 * @param readFile - the files of the index
 * @returns the rows of each query
 */
export async function answerOwn(
  search: Search,
  readFile: (name: string) => string,
  baseUrl: string,
  queries: readonly string[],
): Promise<{inOrder: string[][]; inGroups: string[][]}> {
  const backend = search.createLocalBackend(
    INDEX_URL,
    async url => new Response(readFile(url.slice(INDEX_URL.length))),
  );
  const rowOf = ({url}: {url: string}) => `/${url.slice(baseUrl.length)}`;
  const inOrder = [];
  const inGroups = [];
  for (const query of queries) {
    const {hits} = await backend.search(search.dialogQuery(query));
    const groups = search.groupHits(hits, search.MAX_RESULTS_PER_GROUP);
    inOrder.push(hits.map(rowOf));
    inGroups.push(groups.flatMap(group => group.hits.map(({hit}) => rowOf(hit))));
  }
  return {inOrder, inGroups};
}
