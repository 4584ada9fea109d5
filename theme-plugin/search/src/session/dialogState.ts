import type {PanelGroup, PanelItem} from './panelRows';
import {isBlank, NOTHING_SEARCHED, type SessionState} from './sessionState';

/** Everything that the dialog renders. Every change makes a new object. */
export interface DialogState extends Pick<SessionState, 'status' | 'screen' | 'answer'> {
  /** The search box's text. While an input method is composing, it isn't searched for yet. */
  readonly query: string;
  readonly isOpen: boolean;
  /** The visible rows under their headings. Before the reader types, they are saved searches and start links. */
  readonly groups: readonly PanelGroup[];
  /** The index of the active row, or null. */
  readonly activeIndex: number | null;
  /** ID of the active row if an arrow key chose it. Until then, screen readers read the input. */
  readonly activeDescendant: string | undefined;
}

const NO_GROUPS: readonly PanelGroup[] = [];

export const CLOSED: DialogState = {
  ...NOTHING_SEARCHED,
  isOpen: false,
  groups: [],
  activeIndex: null,
  activeDescendant: undefined,
};

/** What the reader did, from which the state is derived. */
export interface DialogInput extends Pick<DialogState, 'query' | 'isOpen'> {
  /** Index of the row that should be active, whether it's there already or comes with the answer. */
  readonly active: number | null;
  /** Whether an arrow key chose it. */
  readonly isByKey: boolean;
}

/** Derives what to render from what the reader did and what the session found. */
export function toDialogState(
  {query, isOpen, active, isByKey}: DialogInput,
  {answer, ...found}: SessionState,
  startGroups: readonly PanelGroup[],
  resultGroups: readonly PanelGroup[],
): DialogState {
  const screen = isBlank(query) ? 'start' : found.screen;
  const groups = screen === 'start' ? startGroups : screen === 'results' ? resultGroups : NO_GROUPS;
  // Until the first answer is there, nothing on the screen is what the query is for.
  const isEarly = screen === 'start' && !isBlank(query);
  const row = isEarly ? undefined : rowsOf({groups}).find(({index}) => index === active);
  return {
    query,
    isOpen,
    screen,
    // An error belongs to the query that caused it.
    status: found.status === 'error' && answer.query !== query ? 'idle' : found.status,
    answer,
    groups,
    activeIndex: row?.index ?? null,
    activeDescendant: isOpen && isByKey ? row?.id : undefined,
  };
}

/** The rows of the panel, in the order in which the arrow keys go through them. */
export function rowsOf({groups}: Pick<DialogState, 'groups'>): readonly PanelItem[] {
  return groups.flatMap(({items}) => items);
}

export function activeRow(state: Pick<DialogState, 'groups' | 'activeIndex'>) {
  return rowsOf(state).find(({index}) => index === state.activeIndex);
}

/** The rows of one of the lists that are shown before the reader types; empty on the other screens. */
export function listOf({groups}: Pick<DialogState, 'groups'>, id: string): readonly PanelItem[] {
  return groups.find(group => group.id === id)?.items ?? [];
}

/** The index that an arrow key leads to, wrapping around at both ends; null if there are no rows. */
export function nextIndex(key: string, active: number | null, count: number): number | null {
  if (count === 0) {
    return null;
  }
  if (key === 'ArrowUp') {
    return ((active ?? 0) || count) - 1;
  }
  return active === null ? 0 : (active + 1) % count;
}
