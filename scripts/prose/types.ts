/**
 * `entry` is a list item that's only a link, such as a question in an index. `label` is a bold line that serves as a
 * heading. `title` is the title of a page, an admonition, or a `<details>`. `alt` is alternative text or another string
 * prop. A `break` has no text and is anything that interrupts reading, such as code, a picture, or a component.
 */
export type BlockKind =
  'paragraph' | 'item' | 'entry' | 'label' | 'heading' | 'cell' | 'title' | 'alt' | 'break';

export interface Block {
  kind: BlockKind;
  /** The text on one line. Each code span is one character (see `CODE`), so rules don't mistake code for words. */
  text: string;
  /** Whether it's a quotation. */
  isQuoted: boolean;
  /** Whether the text at these offsets links to another site. Text of such links is a title that others chose. */
  isTitleOfWork: (from: number, to: number) => boolean;
  /** Returns the one-based line of the page for an offset in the text. */
  lineAt: (offset: number) => number;
  /** Restores the code spans in part of the text. */
  show: (text: string) => string;
}

export interface Sentence {
  text: string;
  words: number;
  /** Line of the page where it starts. */
  line: number;
  /** First word in lowercase, without punctuation. */
  opening: string;
}

export interface Finding {
  /** One-based line of the page. */
  line: number;
  /** What's wrong and what to write instead. */
  message: string;
}
