import type {SearchClient, SearchQuery, SearchResult} from '../SearchClient';
import {SearchError, toSearchError} from '../SearchError';
import {search} from './engine';
import {createIndexFiles, type Fetch, type IndexFiles} from './indexFiles';
import {sectionFilter} from './sectionFilter';
import {toSearchResult} from './toSearchResult';

/** An index with up to this many shards of terms is loaded ahead; of a larger one, only what a search needs. */
const MAX_SHARDS_AHEAD = 10;

/**
 * Answers from the index at `indexUrl`, whose manifest it fetches right away. It's independent of where it
 * runs: in a worker or, if there can't be one, on the page.
 */
export function createLocalBackend(
  indexUrl: string,
  fetchFile: Fetch = (url, init) => fetch(url, init),
): SearchClient {
  /** One state of the index. */
  let files = createIndexFiles(indexUrl, fetchFile);
  files.manifest().catch(() => {
    // The search that needs it will fail, too, and report it to the reader.
  });

  /** Searches that fail together share the replacements of the files that failed. */
  function replace(failed: IndexFiles, cache?: RequestCache): void {
    if (files === failed) {
      files = createIndexFiles(indexUrl, fetchFile, cache);
    }
  }

  async function read<Answer>(answer: (from: IndexFiles) => Promise<Answer>): Promise<Answer> {
    let used = files;
    try {
      return await answer(used).catch((error: unknown) => {
        if (!isGone(error)) {
          throw error;
        }
        replace(used, 'no-cache');
        used = files;
        return answer(used);
      });
    } catch (error) {
      // The other files will fail for the same reason, and a retry must not wait for them.
      replace(used);
      throw toSearchError(error);
    }
  }

  return {
    search: (query, signal) => read(from => answerQuery(from, query, signal)),
    warm() {
      loadAhead(files).catch(() => {
        // The search that needs it will fail, too, and report it to the reader.
      });
    },
  };
}

/** The answer to an aborted search. */
const NOTHING: SearchResult = {hits: [], nbHits: 0};

/**
 * While a reader types, most searches are outdated before their files arrive. An aborted search fetches neither
 * terms nor the rows and texts of its hits.
 */
async function answerQuery(
  files: IndexFiles,
  query: SearchQuery,
  signal: AbortSignal | undefined,
): Promise<SearchResult> {
  const {tags} = await files.manifest();
  if (signal?.aborted) {
    return NOTHING;
  }
  const ranked = await search(files, query.query, sectionFilter(tags, query.filters));
  return signal?.aborted ? NOTHING : toSearchResult(files, ranked, query);
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
 * A file that the manifest lists is missing or was replaced: the site was redeployed while the page was open,
 * or the manifest came from a cache.
 */
function isGone(error: unknown): boolean {
  return (
    error instanceof SearchError &&
    (['deserialization', 'outdated'].includes(error.kind) ||
      (error.kind === 'api' && error.status === 404))
  );
}
