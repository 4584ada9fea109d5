/** Files that the theme writes into Docusaurus' folder of generated files. */
declare module '@generated/docusaurus-theme-folio/doc-descriptions.json' {
  import type {DocDescriptions} from './docsData/docDescriptions';

  const descriptions: DocDescriptions;
  export default descriptions;
}
