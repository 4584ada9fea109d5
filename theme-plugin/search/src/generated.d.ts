/** A file that the search writes to Docusaurus's folder of generated files. */
declare module '@generated/docusaurus-theme-folio-search/search-start-links.json' {
  /** As returned by `startLinkData`. */
  const links: readonly (readonly [label: string, url: string, path: string])[];
  export default links;
}
