/** The options: the second element in `themes: [['docusaurus-theme-folio-playground', options]]`. */
export interface PlaygroundOptions {
  /** Docusaurus's ID for this instance of the plugin. */
  readonly id: string;
  /**
   * The packages that samples may import, such as `['react', 'react/jsx-runtime']`. The build bundles the installed
   * versions.
   */
  readonly packages: readonly string[];
  /** Folder whose packages are bundled, relative to the site. Default: `'.'`, the site itself. */
  readonly packagesFrom: string;
  /** Modules that samples and packages import in the place of a package, by its name. Files relative to the site. */
  readonly wrappers: Readonly<Record<string, string>>;
}

/** The options as a site writes them. All have defaults. */
export type UserPlaygroundOptions = Partial<Omit<PlaygroundOptions, 'id'>>;
