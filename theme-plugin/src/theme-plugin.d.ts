declare module '@theme/CodeBlock' {
  interface Props {
    /**
     * How the code was proven: `types` (it compiled), `run` (it was run and its stated results were
     * compared), `excerpt` (it is a part of a tested application). The block says so in a quiet mark.
     */
    readonly 'data-verified'?: string;
  }
}
