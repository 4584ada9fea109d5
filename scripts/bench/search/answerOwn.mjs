/** Where the files of the index seem to be. */
const INDEX_URL = 'http://site.test/search/';

/**
 * Answers queries by this site's own search: the engine over the index of the build, and the rows as the dialog
 * lists them, in groups. The query is cut as the search box cuts it.
 *
 * @param {import('./loadSearch.mjs').Search} search
 * @param {(name: string) => string} readFile the files of the index
 * @param {string} baseUrl
 * @param {readonly string[]} queries
 * @returns {Promise<string[][]>} the rows of each query
 */
export async function answerOwn(search, readFile, baseUrl, queries) {
  const backend = search.createLocalBackend(
    INDEX_URL,
    async url => new Response(readFile(url.slice(INDEX_URL.length))),
  );
  const answers = [];
  for (const query of queries) {
    const request = search.createSearchRequest({indexName: 'bench', query, isNarrow: false});
    const [result] = (await backend.search([request])).results;
    const groups = search.groupHits(result?.hits ?? [], search.MAX_RESULTS_PER_GROUP);
    answers.push(
      groups.flatMap(({hits}) => hits.map(({hit}) => `/${hit.url.slice(baseUrl.length)}`)),
    );
  }
  return answers;
}
