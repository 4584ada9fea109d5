/** What the theme's components take or export in addition to theme-classic's. */
import type {Context, ReactNode} from 'react';

declare module '@theme/TOCItems/Tree' {
  interface Props {
    readonly linkActiveClassName?: string;
    /** ID of the current heading. */
    readonly currentId?: string;
  }
}

declare module '@theme/CodeBlock' {
  interface Props {
    /**
     * How the code was checked: `types` (it compiled), `run` (it was run and its stated results were
     * compared), or `excerpt` (it's part of a tested application). A quiet mark on the block says so.
     */
    readonly 'data-verified'?: string;
    /** On the server, a mark of blocks that the browser takes from the HTML; see `BLOCK_ATTRIBUTE`. */
    readonly 'data-served'?: string;
  }
}

declare module '@theme/CodeBlock/Title' {
  /** Wraps the titles of all code blocks inside the provider. */
  const TitleContext: Context<(title: ReactNode) => ReactNode>;
}
