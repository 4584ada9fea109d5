/** Class of every code block; a public name of Docusaurus (`ThemeClassNames.common.codeBlock`). */
export const BLOCK_CLASS = 'theme-code-block';

/** Class of the element of a line, where a line has one: numbered, marked, or part of a diff. */
export const LINE_CLASS = 'code-line';

/** Attribute of `<code>` by which the build finds the highlighted HTML of a block; see `codeKey`. */
export const KEY_ATTRIBUTE = 'data-code';

/** Folder of the built site that holds a file per page, with the highlighted HTML of its blocks. */
export const CODE_FOLDER = 'assets/code';

/** Languages whose lines start with the sign of a change: `diff`, and `diff-ts` for code in TypeScript. */
export const DIFF_LANGUAGE = /^diff(?:-(?<inner>.+))?$/;
