import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import {keepCssOrder} from '@site/theme-plugin/src/node/bundler/keepCssOrder';

const implementationOf = (minimizer: unknown) =>
  (minimizer as {options: {minimizer: {implementation: unknown}}}).options.minimizer.implementation;

describe('keepCssOrder', () => {
  it('replaces the several CSS minimizers that core has for webpack with one', () => {
    const several = new CssMinimizerPlugin({
      // The types allow only one minifier.
      minify: [CssMinimizerPlugin.cssnanoMinify, CssMinimizerPlugin.cleanCssMinify] as never,
    });
    const [kept] = keepCssOrder([several]) ?? [];
    expect(kept).toBeInstanceOf(CssMinimizerPlugin);
    expect(implementationOf(kept)).toBe(CssMinimizerPlugin.cssnanoMinify);
  });

  it('leaves every other minimizer alone', () => {
    const others = [
      {options: {minimizer: {implementation: () => undefined}}},
      {apply: () => undefined},
      '...',
    ];
    expect(keepCssOrder(others)).toEqual(others);
    expect(keepCssOrder(undefined)).toBeUndefined();
  });
});
