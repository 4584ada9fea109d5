/** Where the files of the index seem to be. */
const INDEX_URL = 'http://site.test/search/';

/**
 * Answers queries by this site's own search: the engine over the index of the build, in the order of its answer and
 * as the dialog lists that, in groups. The query is cut as the search box cuts it.
 *
 * @param {import('./loadSearch.mjs').Search} search
 * @param {(name: string) => string} readFile the files of the index
 * @param {string} baseUrl
 * @param {readonly string[]} queries
 * @returns {Promise<{inOrder: string[][], inGroups: string[][]}>} the rows of each query
 */
export async function answerOwn(search, readFile, baseUrl, queries) {
  const backend = search.createLocalBackend(
    INDEX_URL,
    async url => new Response(readFile(url.slice(INDEX_URL.length))),
  );
  const rowOf = (/** @type {{url: string}} */ {url}) => `/${url.slice(baseUrl.length)}`;
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
