import {queryOf, withQuery} from './queryUrl';

/** The part of the router's history that is used here. */
export interface HistoryLike {
  readonly location: {readonly pathname: string; readonly search: string};
  push(location: {pathname: string; search: string}): void;
  replace(location: {pathname: string; search: string}): void;
  listen(listener: (location: HistoryLike['location']) => void): () => void;
}

/** Keeps the address and the query in sync. */
export interface QueryHistory {
  /** Called as the reader types. The address changes after a pause. */
  type(query: string): void;
  /**
   * Called when the reader is done with the query. It gets a history entry of its own, and so does the next
   * one.
   */
  settle(): void;
  /** Called when the reader chooses another query instead of typing one. */
  choose(query: string): void;
  close(): void;
}

/**
 * Browsers allow about a hundred changes of the address in 30 seconds, so changes wait for a pause, in
 * milliseconds.
 */
export const ADDRESS_PAUSE_MS = 300;

/**
 * Updates the address as the reader types. One round of typing is one entry in the browser's history: the
 * first change of a round is pushed, unless there was no query to go back to, and the others replace it. A
 * round ends when the reader presses Enter, leaves the field, or goes back.
 *
 * @param onQuery - called if the address changed in another way: back, forward, or a link
 */
export function createQueryHistory(
  history: HistoryLike,
  onQuery: (query: string) => void,
): QueryHistory {
  const {pathname} = history.location;
  let written = queryOf(history.location.search);
  let typed = written;
  let isRound = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function write(): void {
    clearTimeout(timer);
    if (typed === written) {
      return;
    }
    const location = {pathname, search: withQuery(history.location.search, typed)};
    const isPushed = !isRound && written !== '';
    written = typed;
    isRound = true;
    if (isPushed) {
      history.push(location);
    } else {
      history.replace(location);
    }
  }

  function settle(): void {
    write();
    isRound = false;
  }

  const stop = history.listen(location => {
    const query = queryOf(location.search);
    if (location.pathname === pathname && query !== written) {
      clearTimeout(timer);
      written = query;
      typed = query;
      isRound = false;
      onQuery(query);
    }
  });

  return {
    type(query) {
      typed = query;
      clearTimeout(timer);
      timer = setTimeout(write, ADDRESS_PAUSE_MS);
    },
    settle,
    choose(query) {
      settle();
      typed = query;
      settle();
      onQuery(query);
    },
    close() {
      clearTimeout(timer);
      stop();
    },
  };
}
