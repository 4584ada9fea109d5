/**
 * Shapes shared by the modules of the prose check. Only types: nothing is exported at run time.
 *
 * @typedef {'paragraph' | 'item' | 'entry' | 'label' | 'heading' | 'cell' | 'title' | 'alt' | 'break'} BlockKind
 *   `entry` is an item of a list that is only a link, such as a question in an index, `label` a bold
 *   line in place of a heading, `title` the title of a page, an admonition or a `<details>`, `alt` a
 *   text for pictures and other string properties. A `break` has no text: it's anything that
 *   interrupts the reading, such as code, a picture or a component.
 *
 * @typedef {object} Block
 * @property {BlockKind} kind
 * @property {string} text One line. Each code span is one character (see `CODE`), so that no rule
 *   takes code for words.
 * @property {boolean} isQuoted Whether someone else wrote it.
 * @property {(from: number, to: number) => boolean} isTitleOfWork Whether the text at these offsets
 *   links to another site: such link texts are titles that others chose.
 * @property {(offset: number) => number} lineAt Line of the page at an offset of the text, from 1.
 * @property {(text: string) => string} show Puts the code spans back into a part of the text.
 *
 * @typedef {object} Sentence
 * @property {string} text
 * @property {number} words
 * @property {number} line Line of the page where it begins.
 * @property {string} opening First word in lower case, without punctuation.
 *
 * @typedef {object} Finding
 * @property {number} line Line of the page, from 1.
 * @property {string} message What is wrong and what to write instead.
 */

export {};
