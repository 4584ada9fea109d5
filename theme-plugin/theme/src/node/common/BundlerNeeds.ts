import type {RuleSetRule} from 'webpack';
import type {StaticFiles} from 'docusaurus-plugin-folio-pages/build';

interface Compilation {
  readonly isServer: boolean;
  readonly isProduction: boolean;
  /** As the bundler has them so far: from names of components to their files. */
  readonly aliases: unknown;
}

/** What a feature of the theme needs of the bundler. */
export interface BundlerNeeds {
  readonly rules?: (compilation: Compilation) => readonly RuleSetRule[];
  /** Values for `DefinePlugin`, by the expression that they replace. */
  readonly definitions?: () => Record<string, string>;
  /** What the development server serves beyond the site's own files. */
  readonly staticFiles?: () => readonly StaticFiles[];
}
