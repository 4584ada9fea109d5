/** What the playground's components take in addition to theme-classic's. */
declare module '@theme/CodeBlock' {
  interface Props {
    /** For a block that readers can edit: the name of its sample, or '' if the page shows all of it. */
    readonly playground?: string;
  }
}
