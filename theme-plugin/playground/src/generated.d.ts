/** A file that the playground writes to Docusaurus's folder of generated files. See `Manifest`. */
declare module '@generated/docusaurus-theme-folio-playground/manifest.json' {
  const manifest: {
    readonly cell: string;
    readonly worker: string;
    readonly packages: Readonly<
      Record<string, {readonly file: string; readonly imports: readonly string[]}>
    >;
  };
  export default manifest;
}
