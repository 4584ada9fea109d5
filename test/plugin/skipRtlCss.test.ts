import {skipRtlCss} from '../../theme-plugin/src/node/bundler/skipRtlCss';

const mirrored: (string | undefined)[] = [];
const mirror = {
  postcssPlugin: 'RtlCssPlugin',
  prepare: ({root}: {root: {source?: {input: {file?: string}}}}) => {
    mirrored.push(root.source?.input.file);
    return {};
  },
};
const other = {postcssPlugin: 'other'};

it("excludes only the folder's CSS from theme-classic's right-to-left mirroring", () => {
  const {plugins, ...rest} = skipRtlCss(
    {ident: 'postcss', plugins: ['a', other, mirror]},
    '/theme',
  );
  expect(rest).toEqual({ident: 'postcss'});
  expect(plugins.slice(0, 2)).toEqual(['a', other]);
  const [, , kept] = plugins as [unknown, unknown, typeof mirror];
  expect(kept.postcssPlugin).toBe('RtlCssPlugin');
  for (const file of ['/theme/css/base.css', '/themes/base.css', '/site/custom.css', undefined]) {
    kept.prepare({root: {source: {input: {file}}}});
  }
  expect(mirrored).toEqual(['/themes/base.css', '/site/custom.css', undefined]);
});
