import {hasModifier, type Modifiers} from '../../client/links/isPlainClick';
import type {StoredHit} from '../SearchClient';
import {MAX_INPUT_LENGTH} from './constants';
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

/** What the dialog needs of a click. */
interface ClickEvent extends Modifiers {
  preventDefault(): void;
}

/** What the dialog needs of a keyboard event. */
export interface KeyEvent extends ClickEvent {
  readonly key: string;
}

export interface DialogOptions {
  /** Its own: nothing else may ask it. */
  readonly session: SearchSession;
  readonly saved: SavedSearches;
  /** What is offered before the reader types, below the saved searches. */
  readonly startLinks?: readonly StoredHit[];
  /** Part of the ids. */
  readonly indexName: string;
  readonly maxResultsPerGroup: number;
  /** Characters that the input takes. */
  readonly maxLength?: number;
  /** Told which row is active. */
  readonly events?: SearchEvents;
  /** Prefix of all element ids. */
  readonly id: string;
  /** Opens an address in place, as the router does. */
  readonly navigate: (url: string) => void;
  /** A key, and not a click, is about to open an address in place. */
  readonly onNavigateByKey?: () => void;
  /** Closes the dialog. */
  readonly onClose: () => void;
}

/** A combobox with its panel of rows (ARIA, "Combobox"), for any framework to render. */
export interface SearchDialog extends Pick<Store<DialogState>, 'getState' | 'subscribe'> {
  /**
   * The dialog is on the page.
   * @returns to be called when it goes: whatever comes after that leads nowhere and is not reported
   */
  mount(): () => void;
  /** The reader typed; while an input method composes, nothing is searched for yet. */
  input(value: string, isComposing?: boolean): void;
  /** The input has focus: the panel opens. */
  focus(): void;
  /** Empties the query; the panel opens. */
  clear(): void;
  /** Arrow keys, Enter and Escape. Not to be called while an input method composes. */
  key(event: KeyEvent): void;
  hover(item: PanelItem): void;
  /** A click on a row. With a modifier key the browser opens the address itself. */
  select(item: PanelItem, event: ClickEvent): void;
  /** Asks again: the storage or the network changed. */
  refresh(): void;
  /** The focus went elsewhere, which closes the panel. */
  blur(): void;
}

const PLAIN: Modifiers = {ctrlKey: false, metaKey: false, shiftKey: false, altKey: false};

export function createSearchDialog(options: DialogOptions): SearchDialog {
  const {session, saved, startLinks = [], events, navigate, onNavigateByKey, onClose} = options;
  const {id, indexName, maxResultsPerGroup, maxLength = MAX_INPUT_LENGTH} = options;
  const {getState, subscribe, update} = createStore(CLOSED);
  let input: DialogInput = {query: '', isOpen: false, active: null, isByKey: false};
  let startGroups: readonly PanelGroup[] = [];
  let resultGroups: readonly PanelGroup[] = [];
  /** Enter was pressed while the answer was pending: it opens the first hit once that is in. */
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
      const [first] = rowsOf(getState());
      if (first) {
        open(first.hit);
      }
    }
  }
  session.subscribe(onAnswer);

  /** Every query begins with its first row active; what is offered before typing waits to be chosen. */
  function ask(query: string): void {
    isEnterQueued = false;
    if (isBlank(query)) {
      startGroups = toPanelGroups(id, startSources(saved, startLinks));
    }
    input = {...input, query, active: isBlank(query) ? null : 0, isByKey: false};
    session.ask(query);
  }

  /** The panel opens. An answer that was given up while it was closed is asked for again. */
  function show(): void {
    input = {...input, isOpen: true};
    if (isPending() || isBlank(input.query)) {
      ask(input.query);
    } else {
      render({active: 0, isByKey: false});
    }
  }

  function remember(hit: StoredHit, modifiers: Modifiers): void {
    session.select(hit);
    // These are always shown.
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

  /** Open panel: panel and dialog close. Closed panel: the query is cleared, or the dialog closes. */
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

  /** Of results only: the saved searches are the reader's own. */
  function reportActive(): void {
    const active = activeRow(getState());
    if (active && getState().screen === 'results') {
      // A row of the results is a hit of the answer.
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
        ask(cutQuery(value, maxLength));
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
        // Tab among them: it leads to the buttons of the panel.
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
    refresh: () => ask(input.query),
    blur() {
      isEnterQueued = false;
      session.cancel();
      render({isOpen: false, active: null});
    },
  };
}
