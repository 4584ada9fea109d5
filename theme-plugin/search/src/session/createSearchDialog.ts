import {hasModifier, type Modifiers} from '../shared/isPlainClick';
import type {StoredHit} from '../SearchClient';
import type {SavedSearches} from './createSavedSearches';
import type {SearchSession} from './createSearchSession';
import {createStore, type Store} from './createStore';
import {
  activeRow,
  CLOSED,
  nextIndex,
  rowsOf,
  toDialogState,
  type DialogInput,
  type DialogState,
} from './dialogState';
import type {SearchEvents} from '../SearchEvents';
import {
  resultSources,
  startSources,
  toPanelGroups,
  type PanelGroup,
  type PanelItem,
} from './panelRows';
import {cutQuery} from '../queryText';
import {isBlank} from './sessionState';

/** The part of a click event that the dialog reads. */
interface ClickEvent extends Modifiers {
  preventDefault(): void;
}

/** The part of a keyboard event that the dialog reads. */
export interface KeyEvent extends ClickEvent {
  readonly key: string;
}

export interface DialogOptions {
  /** Used by this dialog only. */
  readonly session: SearchSession;
  readonly saved: SavedSearches;
  /** Links that are shown before the reader types, below the saved searches. */
  readonly startLinks?: readonly StoredHit[];
  /** Part of the element IDs. */
  readonly indexName: string;
  readonly maxResultsPerGroup: number;
  /** Called when a row becomes active. */
  readonly events?: SearchEvents;
  /** Prefix of all element IDs. */
  readonly id: string;
  /** Opens a URL without loading a page, like the router does. */
  readonly navigate: (url: string) => void;
  /** Called before `navigate` if a key rather than a click caused it. */
  readonly onNavigateByKey?: () => void;
  /** Closes the dialog. */
  readonly onClose: () => void;
}

/**
 * A combobox with its panel of rows (see "Combobox" in the ARIA Authoring Practices), independent of any
 * framework.
 */
export interface SearchDialog extends Pick<Store<DialogState>, 'getState' | 'subscribe'> {
  /**
   * Called when the dialog is on the page.
   *
   * @returns a function to call when the dialog leaves the page. Whatever arrives after that is neither shown
   * nor reported.
   */
  mount(): () => void;
  /** Called when the reader types. While an input method is composing, nothing is searched for yet. */
  input(value: string, isComposing?: boolean): void;
  /** Called when the input gets the focus, which opens the panel. */
  focus(): void;
  /** Clears the query and opens the panel. */
  clear(): void;
  /** Handles the arrow keys, Enter, and Escape. Must not be called while an input method is composing. */
  key(event: KeyEvent): void;
  hover(item: PanelItem): void;
  /** Handles a click on a row. With a modifier key, the browser opens the address itself. */
  select(item: PanelItem, event: ClickEvent): void;
  /** Repeats the request that failed. */
  retry: SearchSession['retry'];
  /** Searches again, because the storage changed. */
  refresh(): void;
  /** Called when the focus moves elsewhere, which closes the panel. */
  blur(): void;
}

const PLAIN: Modifiers = {ctrlKey: false, metaKey: false, shiftKey: false, altKey: false};

export function createSearchDialog(options: DialogOptions): SearchDialog {
  const {session, saved, startLinks = [], events, navigate, onNavigateByKey, onClose} = options;
  const {id, indexName, maxResultsPerGroup} = options;
  const {getState, subscribe, update} = createStore(CLOSED);
  let input: DialogInput = {query: '', isOpen: false, active: null, isByKey: false};
  let startGroups: readonly PanelGroup[] = [];
  let resultGroups: readonly PanelGroup[] = [];
  /** Whether Enter was pressed while the answer was pending. The best hit then opens once the answer arrives. */
  let isEnterQueued = false;

  const isPending = () => !isBlank(input.query) && session.getState().answer.query !== input.query;

  function render(change: Partial<DialogInput>): void {
    input = {...input, ...change};
    update(toDialogState(input, session.getState(), startGroups, resultGroups));
  }

  function onAnswer(): void {
    const {answer} = session.getState();
    if (answer !== getState().answer) {
      const sources = resultSources(answer, indexName, maxResultsPerGroup);
      resultGroups = toPanelGroups(id, sources);
    }
    render({});
    if (!isPending() && isEnterQueued) {
      isEnterQueued = false;
      const [best] = answer.portions[0] ?? [];
      if (best) {
        open(best);
      }
    }
  }
  session.subscribe(onAnswer);

  /** Searches for a query, with the first row active, which is the best hit. Before the reader types, no row is active. */
  function ask(query: string): void {
    isEnterQueued = false;
    if (isBlank(query)) {
      startGroups = toPanelGroups(id, startSources(saved, startLinks));
    }
    input = {...input, query, active: isBlank(query) ? null : 0, isByKey: false};
    session.ask(query);
  }

  /** Opens the panel. If its search failed, or was aborted when the panel closed, it's started again. */
  function show(): void {
    const hasFailed = !input.isOpen && session.getState().status === 'error';
    input = {...input, isOpen: true};
    if (hasFailed || isPending() || isBlank(input.query)) {
      ask(input.query);
    } else {
      render({active: 0, isByKey: false});
    }
  }

  function remember(hit: StoredHit, modifiers: Modifiers): void {
    session.select(hit);
    // Start links are shown anyway.
    if (!startLinks.includes(hit)) {
      saved.saveRecent(hit);
    }
    if (!hasModifier(modifiers)) {
      onClose();
    }
  }

  function open(hit: StoredHit): void {
    remember(hit, PLAIN);
    onNavigateByKey?.();
    navigate(hit.url);
  }

  function enter(event: KeyEvent): void {
    if (isPending()) {
      // The rows still belong to an older query, so opening one would be a surprise.
      event.preventDefault();
      isEnterQueued = !hasModifier(event);
      return;
    }
    const row = activeRow(getState());
    if (!row) {
      return;
    }
    event.preventDefault();
    if (event.ctrlKey || event.metaKey || event.shiftKey) {
      remember(row.hit, event);
      window.open(row.hit.url, '_blank', 'noopener')?.focus();
    } else if (!event.altKey) {
      open(row.hit);
    }
  }

  /**
   * If the panel is open, closes it and the dialog. If it's closed, clears the query or, if there's none,
   * closes the dialog.
   */
  function escape(event: KeyEvent): void {
    event.preventDefault();
    const isLast = input.isOpen || input.query === '';
    isEnterQueued = false;
    session.cancel();
    if (input.isOpen) {
      render({isOpen: false, active: null});
    } else {
      ask('');
    }
    if (isLast) {
      onClose();
    }
  }

  function arrow(event: KeyEvent): void {
    event.preventDefault();
    const {isOpen, activeIndex} = getState();
    if (!isOpen) {
      show();
    }
    const from = isOpen ? activeIndex : null;
    render({active: nextIndex(event.key, from, rowsOf(getState()).length), isByKey: true});
    reportActive();
  }

  /** Only for results, because saved searches are the reader's own. */
  function reportActive(): void {
    const active = activeRow(getState());
    if (active && getState().screen === 'results') {
      // The rows of this screen are hits of the answer.
      events?.active(active.hit);
    }
  }

  return {
    getState,
    subscribe,
    mount: () => () => {
      isEnterQueued = false;
      session.cancel();
    },
    input(value, isComposing = false) {
      // Text that is being composed isn't final, and must not change while the reader types.
      if (isComposing) {
        isEnterQueued = false;
        render({query: value, isByKey: false});
      } else {
        input = {...input, isOpen: true};
        ask(cutQuery(value));
      }
    },
    focus: show,
    clear() {
      input = {...input, isOpen: true};
      ask('');
    },
    key(event) {
      switch (event.key) {
        case 'ArrowDown':
        case 'ArrowUp':
          arrow(event);
          return;
        case 'Enter':
          enter(event);
          return;
        case 'Escape':
          escape(event);
          return;
        default:
        // Including Tab, which leads to the panel's buttons.
      }
    },
    hover({index}) {
      if (index !== getState().activeIndex) {
        render({active: index, isByKey: false});
        reportActive();
      }
    },
    select({hit}, event) {
      remember(hit, event);
      if (!hasModifier(event)) {
        event.preventDefault();
        navigate(hit.url);
      }
    },
    retry: session.retry,
    refresh: () => ask(input.query),
    blur() {
      isEnterQueued = false;
      session.cancel();
      render({isOpen: false, active: null});
    },
  };
}
