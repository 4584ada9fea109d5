/**
 * Shapes shared by the modules of the prose check. Only types: nothing is exported at run time.
 *
 * `entry` is an item of a list that is only a link, such as a question in an index, `label` a bold line in place
 * of a heading, `title` the title of a page, an admonition or a `<details>`, `alt` a text for pictures and other
 * string properties. A `break` has no text: it's anything that interrupts the reading, such as code, a picture or
 * a component.
 */
export type BlockKind =
  'paragraph' | 'item' | 'entry' | 'label' | 'heading' | 'cell' | 'title' | 'alt' | 'break';

export interface Block {
  kind: BlockKind;
  /** One line. Each code span is one character (see `CODE`), so that no rule takes code for words. */
  text: string;
  /** Whether someone else wrote it. */
  isQuoted: boolean;
  /** Whether the text at these offsets links to another site: such link texts are titles that others chose. */
  isTitleOfWork: (from: number, to: number) => boolean;
  /** Line of the page at an offset of the text, from 1. */
  lineAt: (offset: number) => number;
  /** Puts the code spans back into a part of the text. */
  show: (text: string) => string;
}

export interface Sentence {
  text: string;
  words: number;
  /** Line of the page where it begins. */
  line: number;
  /** First word in lower case, without punctuation. */
  opening: string;
}

export interface Finding {
  /** Line of the page, from 1. */
  line: number;
  /** What is wrong and what to write instead. */
  message: string;
}
