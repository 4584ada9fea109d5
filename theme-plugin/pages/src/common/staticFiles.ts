/** The part of webpack-dev-server's `static` option that's used here. */
export interface StaticFiles {
  readonly directory: string;
  readonly publicPath: string;
  readonly staticOptions: {readonly index: false};
  readonly serveIndex: false;
  readonly watch: false;
}

/** Serves a folder in development. Its pages must not replace the live ones, so there is no index. */
export const staticFiles = (directory: string, publicPath: string): StaticFiles => ({
  directory,
  publicPath,
  staticOptions: {index: false},
  serveIndex: false,
  watch: false,
});
