import {SearchError, toSearchError} from '../errors';
import type {SearchClient, SearchRequest, SearchResponse} from '../types';
import {toSearchResult} from './answer';
import {facetFilter} from './facetFilter';
import {createEngine, type Engine} from './engine';
import {createIndexFiles, type Fetch, type IndexFiles} from './indexFiles';
import type {TitlesFile} from './indexFormat';

/** One state of the index: its files, and the engine made from them. */
interface Session {
  readonly files: IndexFiles;
  load(): Promise<{titles: TitlesFile; engine: Engine}>;
}

function openSession(indexUrl: string, fetchFile: Fetch): Session {
  const files = createIndexFiles(indexUrl, fetchFile);
  let engine: Engine | undefined;
  return {
    files,
    async load() {
      const [titles, content] = await Promise.all([files.titles(), files.content()]);
      try {
        engine ??= createEngine(titles, content);
      } catch (error) {
        const message = `The search index at ${indexUrl} cannot be read.`;
        throw new SearchError({kind: 'deserialization', message}, {cause: error});
      }
      return {titles, engine};
    },
  };
}

/**
 * Answers requests from the index at `indexUrl`. It knows neither page nor worker: it runs in a
 * worker, or on the page where there can be none.
 */
export function createLocalBackend(
  indexUrl: string,
  fetchFile: Fetch = (url, init) => fetch(url, init),
): SearchClient {
  let session = openSession(indexUrl, fetchFile);

  async function answer(
    {files, load}: Session,
    requests: readonly SearchRequest[],
  ): Promise<SearchResponse> {
    const {titles, engine} = await load();
    const results = requests.map(request =>
      toSearchResult(
        titles,
        engine.search(request.query, facetFilter(titles, request.params.facetFilters)),
        request,
        files.textOf,
      ),
    );
    return {results: await Promise.all(results)};
  }

  return {
    async search(requests) {
      try {
        return await answer(session, requests).catch(error => {
          if (!isGone(error)) {
            throw error;
          }
          session = openSession(indexUrl, fetchFile);
          return answer(session, requests);
        });
      } catch (error) {
        throw toSearchError(error);
      }
    },
    warm() {
      session.load().catch(() => {
        // The search that needs it will fail likewise, and tell the reader.
      });
    },
  };
}

/** A file that the manifest named is gone: the site was published anew while the page was open. */
function isGone(error: unknown): boolean {
  return error instanceof SearchError && error.kind === 'api' && error.status === 404;
}
