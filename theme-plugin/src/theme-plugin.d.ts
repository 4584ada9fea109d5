/** What the theme's components take beyond the props of theme-classic. */
export {};

declare module '@theme/TOCItems/Tree' {
  interface Props {
    readonly linkActiveClassName?: string;
    /** Id of the heading that the reader is at. */
    readonly currentId?: string;
  }
}
