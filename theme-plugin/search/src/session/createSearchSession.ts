import type {
  SearchClient,
  SearchFilters,
  SearchQuery,
  SearchResult,
  StoredHit,
} from '../SearchClient';
import {SearchError, toSearchError} from '../SearchError';
import {MAX_SUGGESTIONS} from '../constants';
import {STALL_THRESHOLD_MS} from './constants';
import {createStore, type Store} from './createStore';
import {dialogQuery} from './dialogQuery';
import type {SearchEvents} from '../SearchEvents';
import {isBlank, NO_ANSWER, NOTHING_SEARCHED, type SessionState} from './sessionState';

export interface SessionOptions {
  readonly client: SearchClient;
  readonly filters?: SearchFilters;
  /** Told which hits are shown, reached, and chosen. */
  readonly events?: SearchEvents;
}

/** A reader's search: a query and its results. No method throws, because failures are part of the state. */
export interface SearchSession extends Pick<Store<SessionState>, 'getState' | 'subscribe'> {
  /** Searches for a query, even if it's the same as before. A blank query resets the session. */
  ask(query: string): void;
  /** Searches, unless the answer to this query is there already or on its way. */
  search(query: string): void;
  /** Loads the next portion of hits, if there is one and it isn't already on its way. */
  more(): void;
  /** Repeats the request that failed. */
  retry(): void;
  /**
   * Aborts the request that is under way and ignores its answer. What failed is no longer repeated when the
   * network returns. To be called when nobody sees the results anymore.
   */
  cancel(): void;
  /** Called when the reader chooses a hit. It's reported if it's in the answer. */
  select(hit: StoredHit): void;
}

/** How many calls of each client are under way. A client that was never called is missing. */
const callsUnderWay = new WeakMap<SearchClient, number>();

/**
 * The behavior that the dialog and the page share, independent of any framework. Each search supersedes the
 * previous one, whose late result or error is ignored. What failed is repeated when the network returns.
 */
export function createSearchSession({client, filters, events}: SessionOptions): SearchSession {
  const {getState, subscribe, update} = createStore(NOTHING_SEARCHED);
  /** Groups that were seen in this session, to suggest if a search finds nothing. */
  let seenGroups: readonly string[] = [];
  /** The query ID of each portion, for events. */
  let queryIDs: readonly (string | undefined)[] = [];
  let underWay = new AbortController();
  let stall: ReturnType<typeof setTimeout> | undefined;

  function stop(): void {
    underWay.abort();
    clearTimeout(stall);
  }

  /**
   * Calls the client, and listens to the network until the search is superseded or canceled.
   *
   * A search shares the requests for scripts and files with whatever started them. If those failed while the
   * network was down, the search fails although the next one would succeed, and no later event would trigger
   * it. So a search that couldn't reach anything is tried a second time if
   *
   * - the browser came back online while it was under way,
   * - another call was under way when it started, or
   * - it's the client's first one: the worker may have started to load before there was a client.
   */
  async function request(query: SearchQuery, signal: AbortSignal): Promise<SearchResult> {
    const others = callsUnderWay.get(client);
    let isWorthRepeating = others !== 0;
    callsUnderWay.set(client, (others ?? 0) + 1);
    const onOnline = () => {
      isWorthRepeating = true;
      retry();
    };
    window.addEventListener('online', onOnline, {signal});
    try {
      return await client.search(query, signal);
    } catch (error) {
      const isLost = error instanceof SearchError && error.kind === 'unreachable';
      const canRepeat = isWorthRepeating && !signal.aborted && window.navigator.onLine !== false;
      if (isLost && canRepeat) {
        return await client.search(query, signal);
      }
      throw error;
    } finally {
      callsUnderWay.set(client, (callsUnderWay.get(client) ?? 1) - 1);
    }
  }

  function settle(query: string, before: SessionState['answer']['portions'], result: SearchResult) {
    const {hits, nbHits} = result;
    const portions = hits.length > 0 ? [...before, hits] : before;
    const hasHits = portions.length > 0;
    queryIDs = [...queryIDs.slice(0, before.length), result.queryID];
    seenGroups = Array.from(
      new Set([...hits.map(({hierarchy}) => hierarchy.lvl0 ?? ''), ...seenGroups]),
    );
    const offered = result.suggestions ?? [];
    update({
      status: 'idle',
      screen: hasHits ? 'results' : 'none',
      answer: {
        ...NO_ANSWER,
        query,
        portions,
        nbHits,
        // A service may count more hits than it returns, so an empty portion is the end.
        hasMore: hits.length > 0 && portions.flat().length < nbHits,
        suggestions: hasHits
          ? []
          : (offered.length > 0 ? offered : seenGroups).filter(Boolean).slice(0, MAX_SUGGESTIONS),
      },
    });
    if (hits.length > 0) {
      events?.viewed(hits);
    }
  }

  async function load(query: string, before: SessionState['answer']['portions']): Promise<void> {
    stop();
    underWay = new AbortController();
    const {signal} = underWay;
    stall = setTimeout(() => update({status: 'stalled'}), STALL_THRESHOLD_MS);
    const {answer} = getState();
    // While the next portion is requested again, no error is shown beside the existing rows.
    update({
      query,
      status: 'loading',
      ...(before.length > 0 && {answer: {...answer, error: null}}),
    });
    try {
      const result = await request(dialogQuery(query, {page: before.length, filters}), signal);
      if (!signal.aborted) {
        clearTimeout(stall);
        settle(query, before, result);
      }
    } catch (error) {
      if (!signal.aborted) {
        clearTimeout(stall);
        const kept = before.length > 0 ? getState().answer : NO_ANSWER;
        update({
          status: 'error',
          screen: before.length > 0 ? 'results' : 'error',
          answer: {...kept, query, error: toSearchError(error)},
        });
      }
    }
  }

  function ask(query: string): void {
    if (isBlank(query)) {
      stop();
      update({...NOTHING_SEARCHED, query, answer: {...NO_ANSWER, query}});
    } else {
      void load(query, []);
    }
  }

  function retry(): void {
    const {status, answer} = getState();
    if (status === 'error') {
      void load(answer.query, answer.portions);
    }
  }

  return {
    getState,
    subscribe,
    ask,
    search(query) {
      const {status, query: asked, answer} = getState();
      // If a search was canceled, its query was asked, but never answered.
      if (status === 'error' || query !== (status === 'idle' ? answer.query : asked)) {
        ask(query);
      }
    },
    more() {
      const {status, answer} = getState();
      if (answer.hasMore && status === 'idle') {
        void load(answer.query, answer.portions);
      }
    },
    retry,
    cancel() {
      stop();
      const {status} = getState();
      if (status === 'loading' || status === 'stalled') {
        update({status: 'idle'});
      }
    },
    select(hit) {
      const {portions} = getState().answer;
      const isChosen = ({objectID}: StoredHit) => objectID === hit.objectID;
      const place = portions.flat().findIndex(isChosen);
      if (place >= 0) {
        const portion = portions.findIndex(hits => hits.some(isChosen));
        events?.selected({hit, position: place + 1, queryID: queryIDs[portion]});
      }
    },
  };
}
