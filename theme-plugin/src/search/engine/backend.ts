import {SearchError, toSearchError} from '../session/errors';
import type {SearchClient, SearchRequest, SearchResponse, SearchResult} from '../session/types';
import {toSearchResult} from './toSearchResult';
import {search} from './engine';
import {facetFilter} from './facetFilter';
import {createIndexFiles, type Fetch, type IndexFiles} from './indexFiles';

/** How much of a text is enough to cut an excerpt from, in UTF-16 units. */
const EXCERPT_SOURCE = 300;

/** Shards of terms up to this many in all are loaded ahead; of a larger index only what a search asks for. */
const MAX_SHARDS_AHEAD = 5;

/**
 * Answers requests from the index at `indexUrl`, of which it asks for the manifest at once. It knows
 * neither page nor worker: it runs in a worker, or on the page where there can be none.
 */
export function createLocalBackend(
  indexUrl: string,
  fetchFile: Fetch = (url, init) => fetch(url, init),
): SearchClient {
  /** One state of the index. */
  let files = createIndexFiles(indexUrl, fetchFile);
  files.manifest().catch(() => {
    // The search that needs it will fail likewise, and tell the reader.
  });

  return {
    async search(requests, signal) {
      const hasLostOlder = files.watchUnderWay();
      try {
        return await answer(files, requests, signal).catch(error => {
          if (isGone(error)) {
            files = createIndexFiles(indexUrl, fetchFile, 'no-cache');
          } else if (!hasLostOlder()) {
            throw error;
          }
          // What was asked for before this search was lost with a network that may be back by now.
          return answer(files, requests, signal);
        });
      } catch (error) {
        // The network that lost one file loses the others: who asks again must not wait for these.
        files.forgetUnderWay();
        throw toSearchError(error);
      }
    },
    warm() {
      loadAhead(files).catch(() => {
        // The search that needs it will fail likewise, and tell the reader.
      });
    },
  };
}

/** What a search is answered with that nobody waits for anymore. */
const NOTHING: SearchResult = {hits: [], nbHits: 0};

/**
 * While somebody types, most searches are outdated before the files are there that they need: one that
 * was given up fetches neither terms nor the rows and texts of its hits.
 */
async function answer(
  files: IndexFiles,
  requests: readonly SearchRequest[],
  signal: AbortSignal | undefined,
): Promise<SearchResponse> {
  const {tags} = await files.manifest();
  const results = requests.map(async request => {
    if (signal?.aborted) {
      return NOTHING;
    }
    if (request.section !== undefined) {
      const text = await files.textOf('texts', request.section);
      return {hits: [], nbHits: 0, text: text.slice(0, EXCERPT_SOURCE)};
    }
    const ranked = await search(
      files,
      request.query,
      facetFilter(tags, request.params.facetFilters),
    );
    return signal?.aborted ? NOTHING : toSearchResult(files, ranked, request);
  });
  return {results: await Promise.all(results)};
}

async function loadAhead(files: IndexFiles): Promise<void> {
  const {titles, content} = await files.manifest();
  if (titles.length + content.length <= MAX_SHARDS_AHEAD) {
    await Promise.all([
      ...titles.map((_, number) => files.terms('titles', number)),
      ...content.map((_, number) => files.terms('content', number)),
    ]);
  }
}

/**
 * A file that the manifest named is gone, or another one stands in its place: the site was published
 * anew while the page was open, or the manifest came from a cache.
 */
function isGone(error: unknown): boolean {
  return (
    error instanceof SearchError &&
    (error.kind === 'deserialization' || (error.kind === 'api' && error.status === 404))
  );
}
