import type {AutocompleteState, InternalAutocompleteSource} from '@algolia/autocomplete-core';
import type {SearchError} from './errors';
import type {SearchHit, SearchScreen, SearchStatus} from './types';
import type {ListedHit} from './groupHits';
import {RESULTS_PREFIX, SOURCE, type SourceItem} from './sourceItem';

/** A row of the panel. */
export interface PanelItem extends ListedHit<SourceItem['hit']> {
  /** The id of its element: `aria-activedescendant` points at it, and it is scrolled into view. */
  readonly id: string;
  /** Its place among all rows of the panel. */
  readonly index: number;
}

/** Rows under one heading. */
export interface PanelGroup {
  /** Unique in the panel: `hits_{index}_{n}`, or one of `SOURCE`. */
  readonly id: string;
  readonly label: string;
  readonly items: readonly PanelItem[];
}

/** What the panel says of the newest answer. */
export interface SearchAnswer {
  readonly query: string;
  readonly nbHits: number;
  /** In the answer's own order; the panel groups them. */
  readonly hits: readonly SearchHit[];
  readonly queryID: string | undefined;
  readonly error: SearchError | null;
  readonly suggestions: readonly string[];
}

export const NO_ANSWER: SearchAnswer = {
  query: '',
  nbHits: 0,
  hits: [],
  queryID: undefined,
  error: null,
  suggestions: [],
};

/** Everything the dialog renders. A new object at each change, never mutated. */
export interface SearchState {
  readonly query: string;
  readonly status: SearchStatus;
  readonly isOpen: boolean;
  /** What to show; it stays until the next answer is in. */
  readonly screen: SearchScreen;
  readonly answer: SearchAnswer;
  readonly groups: readonly PanelGroup[];
  readonly recent: readonly PanelItem[];
  readonly favorites: readonly PanelItem[];
  readonly startLinks: readonly PanelItem[];
  /** The index of the active row, or null. */
  readonly activeIndex: number | null;
  /** The id of the active row once an arrow key chose it: until then the input is what is read. */
  readonly activeDescendant: string | undefined;
}

export const INITIAL_STATE: SearchState = {
  query: '',
  status: 'idle',
  isOpen: false,
  screen: 'start',
  answer: NO_ANSWER,
  groups: [],
  recent: [],
  favorites: [],
  startLinks: [],
  activeIndex: null,
  activeDescendant: undefined,
};

export interface StateInput {
  readonly core: AutocompleteState<SourceItem>;
  /** The state before: its screen stays while an answer is pending. */
  readonly previous: SearchState;
  readonly answer: SearchAnswer;
  readonly isActiveByKey: boolean;
  /** The id of an item's element. */
  readonly idOf: (item: SourceItem, source: InternalAutocompleteSource<SourceItem>) => string;
}

/** What to render, from the core's state and the newest answer. */
export function toSearchState({
  core,
  previous,
  answer,
  isActiveByKey,
  idOf,
}: StateInput): SearchState {
  const isSettled = core.status === 'idle' && answer.query === core.query;
  const rows = panelRows(core.collections, idOf);
  const active = rows.all.find(({index}) => index === core.activeItemId);
  return {
    query: core.query,
    // The core forgets errors; they are kept with the answer, until the next one.
    status: isSettled && answer.error ? 'error' : core.status,
    isOpen: core.isOpen,
    screen: screenOf({core, previous, answer, isSettled}),
    answer,
    groups: rows.groups,
    recent: rows.recent,
    favorites: rows.favorites,
    startLinks: rows.startLinks,
    activeIndex: active?.index ?? null,
    activeDescendant: core.isOpen && isActiveByKey ? active?.id : undefined,
  };
}

type PanelRows = Pick<SearchState, 'groups' | 'recent' | 'favorites' | 'startLinks'> & {
  readonly all: readonly PanelItem[];
};

const known = new WeakMap<object, PanelRows>();

/**
 * The rows of the core's collections. The same collections give the same lists, so that a key which
 * has no answer yet does not render them anew.
 */
function panelRows(
  collections: StateInput['core']['collections'],
  idOf: StateInput['idOf'],
): PanelRows {
  let rows = known.get(collections);
  if (!rows) {
    const groups = panelGroups(collections, idOf);
    const itemsOf = (id: string) => groups.find(group => group.id === id)?.items ?? [];
    rows = {
      all: groups.flatMap(({items}) => items),
      groups: groups.filter(({id}) => id.startsWith(RESULTS_PREFIX)),
      recent: itemsOf(SOURCE.recent),
      favorites: itemsOf(SOURCE.favorites),
      startLinks: itemsOf(SOURCE.startLinks),
    };
    known.set(collections, rows);
  }
  return rows;
}

function panelGroups(
  collections: StateInput['core']['collections'],
  idOf: StateInput['idOf'],
): readonly PanelGroup[] {
  let index = 0;
  return collections.map(({source, items}) => ({
    id: source.sourceId,
    label: items[0]?.hit.hierarchy.lvl0 ?? '',
    items: items.map(item => ({
      hit: item.hit,
      isChild: item.isChild,
      index: index++,
      id: idOf(item, source),
    })),
  }));
}

function screenOf({
  core,
  previous,
  answer,
  isSettled,
}: Pick<StateInput, 'core' | 'previous' | 'answer'> & {isSettled: boolean}): SearchScreen {
  if (isBlank(core.query)) {
    return 'start';
  }
  if (!isSettled) {
    return previous.screen;
  }
  if (answer.error) {
    return 'error';
  }
  return answer.nbHits > 0 ? 'results' : 'none';
}

/** Nothing to search for. */
export function isBlank(query: string): boolean {
  return query.trim() === '';
}
