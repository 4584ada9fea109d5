import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import postcss, {type AcceptedPlugin} from 'postcss';
import {skipRtlCss} from '@folio/node/bundler/skipRtlCss';

/** As Docusaurus's bundler has them. */
const bundler = createRequire(require.resolve('@docusaurus/bundler/package.json'));
const presetPath = bundler.resolve('postcss-preset-env');
const presetEnv: (options: object) => AcceptedPlugin = bundler('postcss-preset-env');

/** The browsers of a site without a `browserslist`. */
const EVERY_BROWSER = {browsers: 'defaults'};

const SOURCES = path.join(__dirname, '../../../../theme-plugin/theme/src');

const styleSheets = fs
  .readdirSync(SOURCES, {recursive: true, encoding: 'utf8'})
  .filter(file => file.endsWith('.css'));

test.each(styleSheets)('%s compiles for every browser without a warning', async file => {
  const from = path.join(SOURCES, file);
  const compiled = postcss([presetEnv(EVERY_BROWSER)]).process(fs.readFileSync(from), {from});
  expect((await compiled).warnings().map(String)).toEqual([]);
});

test('in a right-to-left locale, logical properties stay when CSS is compiled for every browser', async () => {
  const logical =
    'a{float:inline-start;inset-inline:0 auto;margin-inline-start:1px;text-align:start}';
  const options = {
    plugins: [[presetPath, EVERY_BROWSER], {postcssPlugin: 'RtlCssPlugin', prepare: () => ({})}],
  };
  const compile = async ({plugins: [preset]}: {plugins: unknown[]}) => {
    const [, settings] = preset as [string, object];
    return (await postcss([presetEnv(settings)]).process(logical, {from: '/theme/a.css'})).css;
  };
  expect(await compile(options)).toContain('margin-left');
  expect(await compile(skipRtlCss({ident: 'postcss', ...options}, ['/theme']))).toBe(logical);
});
