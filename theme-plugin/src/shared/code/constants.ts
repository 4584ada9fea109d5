/** Class of every code block; a public name of Docusaurus (`ThemeClassNames.common.codeBlock`). */
export const BLOCK_CLASS = 'theme-code-block';

/** Class of the element of a line, where a line has one: numbered, marked, or part of a diff. */
export const LINE_CLASS = 'code-line';

/** Classes of lines that a change adds and removes, beside `LINE_CLASS`; see `readLineChanges`. */
export const CHANGE_CLASSES = {added: 'code-line-added', removed: 'code-line-removed'} as const;

/** Attribute of `<code>` by which the build finds the highlighted HTML of a block; see `codeKey`. */
export const KEY_ATTRIBUTE = 'data-code';

/** Folder of the built site that holds a file per page, with the highlighted HTML of its blocks. */
export const CODE_FOLDER = 'assets/code';

/** Languages whose lines start with the sign of a change: `diff`, and `diff-ts` for code in TypeScript. */
export const DIFF_LANGUAGE = /^diff(?:-(?<inner>.+))?$/;

/** Classes of what is shown only with the types of TypeScript, and only without them. */
export const ONLY_CLASSES = {types: 'only-types', plain: 'only-plain'} as const;

/** The group of tabs whose choice the blocks follow; its values are `ts` and `js`. */
export const LANGUAGE_GROUP = 'language';

/** Attribute of the root element: `js` where the reader chose JavaScript. The inline script sets it first. */
export const LANGUAGE_ATTRIBUTE = 'data-code-language';

/** Attribute of a block that can be shown without types. */
export const TYPED_ATTRIBUTE = 'data-typed';
