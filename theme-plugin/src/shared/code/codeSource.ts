import type {ThemeConfig} from '@docusaurus/theme-common';

/** Comments that mark lines: `themeConfig.prism.magicComments`. */
export type MagicComments = ThemeConfig['prism']['magicComments'];

/** All that the HTML inside a block's `<code>` depends on. */
export interface CodeSource {
  /** The code as its author wrote it, magic comments and all. */
  readonly text: string;
  /** Prism's name of the language in lower case; `text` where the author named none. */
  readonly language: string;
  /** What follows the language behind the fence, such as `{1,3-5} title="a.ts"`. */
  readonly metastring: string | undefined;
  readonly isNumbered: boolean;
  readonly magicComments: MagicComments;
}
