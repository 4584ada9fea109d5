import type {CreateSourcesOptions} from './createSources';
import type {Modifiers} from '../../client/links/isPlainClick';
import type {PanelItem, SearchState} from './searchState';

/** What the controller needs of a click. */
export interface ClickEvent extends Modifiers {
  preventDefault(): void;
}

/** What the controller needs of a keyboard event. */
export interface KeyEvent extends ClickEvent {
  readonly key: string;
}

export interface SearchElements {
  readonly formElement: HTMLElement;
  readonly inputElement: HTMLInputElement;
  readonly panelElement: HTMLElement;
}

/** Listeners for the document that tell a touch outside of the search from one within. */
export interface OutsideListeners {
  onMouseDown(event: MouseEvent): void;
  onTouchStart(event: TouchEvent): void;
  onTouchMove(event: TouchEvent): void;
}

export interface SearchControllerOptions extends Omit<CreateSourcesOptions, 'onSelect'> {
  /** Prefix of all element ids. */
  readonly id: string;
  /** Opens an address in place, as the router does. */
  readonly navigate: (url: string) => void;
  /** A key, and not a click, is about to open an address in place. */
  readonly onNavigateByKey?: () => void;
  /** Closes the dialog. */
  readonly onClose: () => void;
}

/** The behavior of the search dialog, for any framework to render. */
export interface SearchController {
  getState(): SearchState;
  /** @returns a function that ends the subscription */
  subscribe(listener: () => void): () => void;
  /**
   * The dialog is on the page.
   * @returns to be called when it goes: whatever comes after that leads nowhere and is not reported
   */
  mount(): () => void;
  /** The reader typed; while an input method composes, nothing is searched for yet. */
  input(value: string, isComposing?: boolean): void;
  compositionEnd(value: string): void;
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
  /** Focus went elsewhere: "Blur closes the panel." */
  blur(): void;
  outside(elements: SearchElements): OutsideListeners;
}
