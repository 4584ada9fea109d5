/** The part of css-minimizer-webpack-plugin that this module reads. Core sets one minifier, or several in a row. */
interface CssMinimizer {
  readonly options: {readonly minimizer: {readonly implementation: unknown}};
  readonly constructor: new () => unknown;
}

function runsInTurn(minimizer: unknown): minimizer is CssMinimizer {
  const {options} = minimizer as {options?: {minimizer?: {implementation?: unknown}}};
  return Array.isArray(options?.minimizer?.implementation);
}

/**
 * For `optimization.minimizer`: core's minimizers, with the default options for CSS. With webpack, core runs a
 * second minifier, clean-css, which reorders rules without knowing which of them affect the same box. A logical
 * property then loses to the shorthand before it (`border: 0; border-block: …`), and of two classes on an
 * element the wrong one wins.
 */
export function keepCssOrder<Minimizer>(minimizers: readonly Minimizer[] | undefined) {
  return minimizers?.map(minimizer =>
    runsInTurn(minimizer) ? (new minimizer.constructor() as Minimizer) : minimizer,
  );
}
