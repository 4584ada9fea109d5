import type {ThemeConfig} from '@docusaurus/theme-common';

/** Comments that mark lines: `themeConfig.prism.magicComments`. */
export type MagicComments = ThemeConfig['prism']['magicComments'];

/** What a block's code is like, apart from its text. The lists are as in its props; see `theme-plugin.d.ts`. */
export interface CodeFormat {
  /** Prism's name of the language, in lower case; `text` if the author didn't name one. */
  readonly language: string;
  readonly isNumbered: boolean;
  /** Lines to highlight, such as `{1,3-5}`. If there are any, magic comments aren't read. */
  readonly highlighted?: string;
  readonly added?: string;
  readonly removed?: string;
  readonly types?: string;
}

/** Everything that the HTML inside a block's `<code>` depends on. */
export interface CodeSource extends CodeFormat {
  /** The code as its author wrote it, including magic comments. */
  readonly text: string;
  readonly magicComments: MagicComments;
}
