import type {PrismTheme} from 'prism-react-renderer';

/** Token types of Prism by the role of color they take; what is not named has the color of text. */
const TYPES_BY_ROLE = {
  comment: ['comment', 'prolog', 'doctype', 'cdata'],
  punctuation: ['punctuation', 'operator'],
  keyword: ['keyword', 'tag', 'selector', 'important', 'atrule'],
  string: ['string', 'char', 'attr-value', 'regex', 'template-string', 'inserted'],
  number: ['number', 'boolean', 'constant', 'symbol'],
  function: ['function', 'builtin', 'method'],
  type: ['class-name', 'maybe-class-name', 'attr-name', 'namespace'],
  deleted: ['deleted'],
} as const;

/**
 * Code colors as custom properties (`--code-keyword` …): one theme for both color modes, so a change
 * of mode is a change of tokens and renders nothing again.
 */
export const codeTheme: PrismTheme = {
  plain: {color: 'var(--code-text)', backgroundColor: 'var(--code-surface)'},
  styles: Object.entries(TYPES_BY_ROLE).map(([role, types]) => ({
    types: [...types],
    style: {color: `var(--code-${role})`},
  })),
};
