import type {SearchOptions} from 'docusaurus-theme-folio-search';

/** Hex colors of the browser's own UI, by color mode. */
export interface ThemeColor {
  readonly light: string;
  readonly dark: string;
}

/** The option `playground`. */
export interface PlaygroundOptions {
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

/** The theme's options: the second element in `themes: [['docusaurus-theme-folio', options]]`. */
export interface ThemeOptions {
  /** Docusaurus's ID for this instance of the plugin. */
  readonly id: string;
  /**
   * Infima's stylesheet of about 13 KiB, which preset-classic loads. `false` removes it: the theme's own pages
   * look the same, but the site can't use its classes (`row`, `button`, `margin-vert--md`, …). Default: `true`.
   */
  readonly infima: boolean;
  /** Code blocks that readers can edit and run; `false` (the default) for none. */
  readonly playground: PlaygroundOptions | false;
  readonly search: SearchOptions;
  /**
   * Colors of the browser's own UI, which follow the reader's color mode; `false` (the default) for the
   * browser's own.
   */
  readonly themeColor: ThemeColor | false;
}

/** The options as a site writes them. All have defaults. */
export interface UserThemeOptions extends Partial<
  Omit<ThemeOptions, 'id' | 'playground' | 'search'>
> {
  readonly playground?: false | Partial<PlaygroundOptions>;
  readonly search?: Partial<SearchOptions>;
}
