/** What is read of css-minimizer-webpack-plugin: core gives it one minifier, or several to run in turn. */
interface CssMinimizer {
  readonly options: {readonly minimizer: {readonly implementation: unknown}};
  readonly constructor: new () => unknown;
}

function runsInTurn(minimizer: unknown): minimizer is CssMinimizer {
  const {options} = minimizer as {options?: {minimizer?: {implementation?: unknown}}};
  return Array.isArray(options?.minimizer?.implementation);
}

/**
 * For `optimization.minimizer`: core's minimizers, with the default options for CSS. With webpack core has a second
 * minifier, clean-css, move rules past one another, and it does not know which of them touch the same box: a logical
 * property loses to the shorthand that it comes after (`border: 0; border-block: …`), and of two classes of an element
 * the wrong one wins.
 */
export function keepCssOrder<Minimizer>(minimizers: readonly Minimizer[] | undefined) {
  return minimizers?.map(minimizer =>
    runsInTurn(minimizer) ? (new minimizer.constructor() as Minimizer) : minimizer,
  );
}
