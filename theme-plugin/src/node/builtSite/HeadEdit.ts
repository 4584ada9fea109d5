import type {BuiltPage} from './BuiltPage';
import type {HtmlElement} from './html';

export interface HeadChange {
  /** Elements of the page's head. */
  readonly removed?: readonly HtmlElement[];
  /** HTML that goes to the end of the head. */
  readonly added: string;
}

/** Says how the head of a built page changes; null for not at all. */
export type HeadEdit = (page: BuiltPage) => HeadChange | null | Promise<HeadChange | null>;
