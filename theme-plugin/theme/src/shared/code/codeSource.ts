import type {ThemeConfig} from '@docusaurus/theme-common';

/** Comments that mark lines: `themeConfig.prism.magicComments`. */
export type MagicComments = ThemeConfig['prism']['magicComments'];

/** Everything that the HTML inside a block's `<code>` depends on. */
export interface CodeSource {
  /** The code as its author wrote it, including magic comments. */
  readonly text: string;
  /** Prism's name of the language, in lower case; `text` if the author didn't name one. */
  readonly language: string;
  /** What follows the language on the fence, such as `{1,3-5} title="a.ts"`. */
  readonly metastring: string | undefined;
  readonly isNumbered: boolean;
  readonly magicComments: MagicComments;
}
