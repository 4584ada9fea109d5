import type {SearchOptions} from 'docusaurus-theme-folio-search';

/** Hex colors of the browser's own UI, by color mode. */
export interface ThemeColor {
  readonly light: string;
  readonly dark: string;
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
  readonly search: SearchOptions;
  /**
   * Colors of the browser's own UI, which follow the reader's color mode; `false` (the default) for the
   * browser's own.
   */
  readonly themeColor: ThemeColor | false;
}

/** The options as a site writes them. All have defaults. */
export interface UserThemeOptions extends Partial<Omit<ThemeOptions, 'id' | 'search'>> {
  readonly search?: Partial<SearchOptions>;
}
