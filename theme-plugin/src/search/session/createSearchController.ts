import {createAutocomplete} from '@algolia/autocomplete-core';
import {STALL_THRESHOLD_MS} from './constants';
import {cutQuery} from './queryText';
import type {StoredHit} from './types';
import {createSources} from './createSources';
import {hasModifier, type Modifiers} from '../../client/links/isPlainClick';
import type {KeyEvent, SearchController, SearchControllerOptions} from './searchController';
import {INITIAL_STATE, isBlank, NO_ANSWER, toSearchState, type PanelItem} from './searchState';
import type {SourceItem} from './sourceItem';

const PLAIN: Modifiers = {ctrlKey: false, metaKey: false, shiftKey: false, altKey: false};

/** What the core reads of an input event. */
interface InputEventLike {
  readonly currentTarget: {readonly value: string};
  readonly nativeEvent?: {readonly isComposing: boolean};
}

/**
 * The behavior of the search dialog: a thin adapter over `@algolia/autocomplete-core`, which has
 * its states.
 */
export function createSearchController(options: SearchControllerOptions): SearchController {
  const {id, saved, startLinks, navigate, onNavigateByKey, onClose, events} = options;
  const listeners = new Set<() => void>();
  let state = INITIAL_STATE;
  let answer = NO_ANSWER;
  let isActiveByKey = false;
  /** Enter was pressed while the answer was pending: it opens the first hit once that is in. */
  let isEnterQueued = false;
  let isGone = false;

  function select(hit: StoredHit, modifiers: Modifiers): void {
    const place = answer.hits.findIndex(({objectID}) => objectID === hit.objectID);
    if (place >= 0) {
      events?.selected({hit, position: place + 1, queryID: answer.queryID});
    }
    // These stand there anyway.
    if (!startLinks?.includes(hit)) {
      saved.saveRecent(hit);
    }
    if (!hasModifier(modifiers)) {
      onClose();
    }
  }

  function navigateByKey(url: string): void {
    onNavigateByKey?.();
    navigate(url);
  }

  const getSources = createSources({...options, onSelect: select});

  const api = createAutocomplete<SourceItem, InputEventLike, unknown, KeyEvent>({
    id,
    openOnFocus: true,
    defaultActiveItemId: 0,
    ignoreCompositionEvents: true,
    stallThreshold: STALL_THRESHOLD_MS,
    // An error and an empty answer are shown in the panel too.
    shouldPanelOpen: () => true,
    navigator: {navigate: ({itemUrl}) => navigateByKey(itemUrl)},
    async getSources({query}) {
      const loaded = await getSources(query);
      ({answer} = loaded);
      return loaded.sources;
    },
    onStateChange({state: core, prevState}) {
      const idOf = (item: SourceItem, source: (typeof core.collections)[number]['source']) =>
        api.getItemProps({item, source}).id;
      state = toSearchState({core, previous: state, answer, isActiveByKey, idOf});
      listeners.forEach(listener => listener());
      if (!isGone && core.status === 'idle' && core.collections !== prevState.collections) {
        if (answer.hits.length > 0) {
          events?.viewed(answer.hits);
        }
        flushEnter();
      }
    },
  });

  // The core would cut by UTF-16 unit: a query is cut before it gets there.
  const inputProps = () => api.getInputProps({inputElement: null, maxLength: Infinity});

  function flushEnter(): void {
    const first = state.groups[0]?.items[0];
    if (isEnterQueued && first) {
      select(first.hit, PLAIN);
      navigateByKey(first.hit.url);
    }
    isEnterQueued = false;
  }

  /** Of results only: the saved searches are the reader's own. */
  function tellActive(): void {
    const active = state.groups.flatMap(({items}) => items).find(isActive);
    if (active) {
      events?.active(active.hit);
    }
  }

  const isActive = ({index}: PanelItem) => index === state.activeIndex;

  function startInput(): void {
    isActiveByKey = false;
    isEnterQueued = false;
  }

  function enter(event: KeyEvent): void {
    const isPending = !isBlank(state.query) && answer.query !== state.query;
    if (!isPending) {
      inputProps().onKeyDown(event);
      return;
    }
    // The rows are still those of an older query: to open one would surprise.
    event.preventDefault();
    isEnterQueued = !hasModifier(event);
  }

  /** Open panel: panel and dialog close. Closed panel: the query is cleared, or the dialog closes. */
  function escape(event: KeyEvent): void {
    const isLast = state.isOpen || state.query === '';
    isEnterQueued = false;
    inputProps().onKeyDown(event);
    if (isLast) {
      onClose();
    }
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    mount() {
      isGone = false;
      return () => {
        isGone = true;
        isEnterQueued = false;
      };
    },
    input(value, isComposing = false) {
      startInput();
      inputProps().onChange({
        // What is being composed is not final, and must not change under the reader's hands.
        currentTarget: {value: isComposing ? value : cutQuery(value)},
        nativeEvent: {isComposing},
      });
    },
    compositionEnd(value) {
      inputProps().onCompositionEnd({currentTarget: {value: cutQuery(value)}});
    },
    focus() {
      inputProps().onFocus({currentTarget: {value: state.query}});
    },
    clear() {
      startInput();
      api.setIsOpen(true);
      api.setQuery('');
      void api.refresh();
    },
    key(event) {
      switch (event.key) {
        case 'ArrowDown':
        case 'ArrowUp':
          isActiveByKey = true;
          inputProps().onKeyDown(event);
          tellActive();
          return;
        case 'Enter':
          enter(event);
          return;
        case 'Escape':
          escape(event);
          return;
        default:
        // Tab among them: the core would close the panel, and with it the buttons that Tab is for.
      }
    },
    hover({index}) {
      if (index !== state.activeIndex) {
        isActiveByKey = false;
        api.setActiveItemId(index);
        tellActive();
      }
    },
    select({hit}, event) {
      select(hit, event);
      if (!hasModifier(event)) {
        event.preventDefault();
        navigate(hit.url);
      }
    },
    refresh() {
      void api.refresh();
    },
    blur() {
      api.setIsOpen(false);
      api.setActiveItemId(null);
    },
    outside: elements => api.getEnvironmentProps({...elements}),
  };
}
