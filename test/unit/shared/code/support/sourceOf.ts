import type {CodeSource} from '@site/theme-plugin/theme/src/shared/code/codeSource';

/** theme-classic's default for `themeConfig.prism.magicComments`. */
const MAGIC_COMMENTS: CodeSource['magicComments'] = [
  {
    className: 'theme-code-block-highlighted-line',
    line: 'highlight-next-line',
    block: {start: 'highlight-start', end: 'highlight-end'},
  },
];

/** A TypeScript block whose lines aren't marked. */
export function sourceOf(text: string, others: Partial<CodeSource> = {}): CodeSource {
  return {
    text,
    language: 'ts',
    isNumbered: false,
    magicComments: MAGIC_COMMENTS,
    ...others,
  };
}
