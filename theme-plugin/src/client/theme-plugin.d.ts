/** What the theme's components take beyond the props of theme-classic. */
export {};

declare module '@theme/TOCItems/Tree' {
  interface Props {
    readonly linkActiveClassName?: string;
    /** Id of the heading that the reader is at. */
    readonly currentId?: string;
  }
}

declare module '@theme/CodeBlock' {
  interface Props {
    /**
     * How the code was proven: `types` (it compiled), `run` (it was run and its stated results were
     * compared), `excerpt` (it is a part of a tested application). The block says so in a quiet mark.
     */
    readonly 'data-verified'?: string;
  }
}
