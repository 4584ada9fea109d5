/** Class of every code block. It's a public name in Docusaurus (`ThemeClassNames.common.codeBlock`). */
export const BLOCK_CLASS = 'theme-code-block';

/** Class of a line's element. Only lines that are numbered, marked, or part of a diff have one. */
export const LINE_CLASS = 'code-line';

/** Classes of the lines that a change adds or removes, in addition to `LINE_CLASS`. */
export const CHANGE_CLASSES = {added: 'code-line-added', removed: 'code-line-removed'} as const;

/** Attribute of `<code>` that the build uses to find a block's highlighted HTML; see `codeKey`. */
export const KEY_ATTRIBUTE = 'data-code';

/** Folder in the built site with a file for each page, which holds the highlighted HTML of its code blocks. */
export const CODE_FOLDER = 'assets/code';

/** Languages whose lines start with a diff sign: `diff`, or `diff-ts` for a diff of TypeScript. */
export const DIFF_LANGUAGE = /^diff(?:-(?<inner>.+))?$/;

/** Classes of code that is only shown with TypeScript's types, and of code that is only shown without them. */
export const ONLY_CLASSES = {types: 'only-types', plain: 'only-plain'} as const;

/** The tab group that code blocks follow. Its values are `ts` and `js`. */
export const LANGUAGE_GROUP = 'language';

/** Attribute of the root element: `js` if the reader chose JavaScript. The inline script sets it first. */
export const LANGUAGE_ATTRIBUTE = 'data-code-language';

/** Attribute of a block that can be shown without types. */
export const TYPED_ATTRIBUTE = 'data-typed';
