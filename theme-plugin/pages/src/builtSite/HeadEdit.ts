import type {Element} from 'hast';
import type {PolicySources} from './policySources';
import type {BuiltPage} from './BuiltPage';

export interface HeadChange {
  /** Elements to remove from the page's head. */
  readonly removed?: readonly Element[];
  /** HTML to add at the end of the head. */
  readonly added: string;
  /** Links to style sheets, to add after the page's others, so that nothing else is loaded before them. */
  readonly addedStyles?: string;
  /** HTML to add at the start of the head, right after the encoding, which has to come first. */
  readonly addedFirst?: string;
}

/**
 * Returns how the head of a built page changes, or null if it doesn't.
 *
 * @param sources - what all plugins need beyond the site's own origin
 */
export type HeadEdit = (
  page: BuiltPage,
  sources: PolicySources,
) => HeadChange | null | Promise<HeadChange | null>;
