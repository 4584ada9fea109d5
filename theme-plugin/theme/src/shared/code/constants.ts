/** Class of a line's element. Only lines that are numbered, marked, or part of a diff have one. */
export const LINE_CLASS = 'code-line';

/** Attribute of `<code>` that the build uses to find a block's highlighted HTML; see `codeKey`. */
export const KEY_ATTRIBUTE = 'data-code';

/** Folder in the built site with a file for each page, which holds the highlighted HTML of its code blocks. */
export const CODE_FOLDER = 'assets/code';

/** The tab group that code blocks follow. Its values are `ts` and `js`. */
export const LANGUAGE_GROUP = 'language';

/** Attribute of a block that can be shown without types. */
export const TYPED_ATTRIBUTE = 'data-typed';
