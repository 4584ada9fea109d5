/** What the theme's components take or export in addition to theme-classic's. */
import type {Context, ReactNode} from 'react';

declare module '@theme/TOCItems/Tree' {
  interface Props {
    readonly linkActiveClassName?: string;
    /** ID of the current heading. */
    readonly currentId?: string;
  }
}

declare module '@theme/TOCCollapsible' {
  interface Props {
    /** Below the contents. */
    readonly children?: ReactNode;
  }
}

declare module '@theme/CodeBlock' {
  interface Props {
    /** On the server, a mark of blocks that the browser takes from the HTML; see `BLOCK_ATTRIBUTE`. */
    readonly 'data-served'?: string;
    /** Lines that a change adds, and that it removes, such as `2-4,7`, counted from 1, without magic comments. */
    readonly added?: string;
    readonly removed?: string;
    /** What to leave out in JavaScript; see `writeTypeRanges`. */
    readonly types?: string;
  }
}

declare module '@theme/CodeBlock/Title' {
  /** Wraps the titles of all code blocks inside the provider. */
  const TitleContext: Context<(title: ReactNode) => ReactNode>;
}
