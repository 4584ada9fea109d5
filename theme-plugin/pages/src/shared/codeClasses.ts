/** Class of every code block. It's a public name in Docusaurus (`ThemeClassNames.common.codeBlock`). */
export const BLOCK_CLASS = 'theme-code-block';

/** Classes of the lines that a change adds or removes. */
export const CHANGE_CLASSES = {added: 'code-line-added', removed: 'code-line-removed'} as const;

/** Languages whose lines start with a diff sign: `diff`, or `diff-ts` for a diff of TypeScript. */
export const DIFF_LANGUAGE = /^diff(?:-(?<inner>.+))?$/;

/** Classes of code that is only shown with TypeScript's types, and of code that is only shown without them. */
export const ONLY_CLASSES = {types: 'only-types', plain: 'only-plain'} as const;

/** Attribute of the root element: `js` if the reader chose JavaScript. An inline script of docusaurus-theme-folio sets it first. */
export const LANGUAGE_ATTRIBUTE = 'data-code-language';
