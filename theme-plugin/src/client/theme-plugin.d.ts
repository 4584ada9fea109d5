/** Props that the theme's components take in addition to theme-classic's. */
export {};

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
    readonly 'data-static'?: string;
  }
}
