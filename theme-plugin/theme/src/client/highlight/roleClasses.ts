/**
 * What a piece of code is, as far as its color shows. Punctuation isn't a role: it's every second token, so it would
 * double the elements of a page, and laying those out is most of what a long page costs.
 */
export type Role =
  'comment' | 'keyword' | 'string' | 'number' | 'function' | 'type' | 'inserted' | 'deleted';

/**
 * The class that gives a role its color (see `codeBlock/CodeBlock.module.css`). It's short because every token
 * has one.
 */
export const ROLE_CLASSES: Readonly<Record<Role, string>> = {
  comment: 'tc',
  keyword: 'tk',
  string: 'ts',
  number: 'tn',
  function: 'tf',
  type: 'tt',
  inserted: 'ti',
  deleted: 'td',
};
