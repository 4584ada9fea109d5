import path from 'node:path';
import type {RouteConfig} from '@docusaurus/types';
import {componentAliases} from '@folio/node/bundler/componentAliases';
import {SOURCE_ROOT} from '@folio/node/common/sourceRoot';
import {splitChunks} from '@folio/node/bundler/splitChunks';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import {keepCssOrder} from '@folio/node/bundler/keepCssOrder';
import {pageStyles, type Compiler} from '@folio/node/bundler/pageStyles';
import {builtPage} from '@site/test/unit/support/builtPage';
import {skipRtlCss} from '@folio/node/bundler/skipRtlCss';

it("a theme that wraps a component gets this theme's, and three are in the place of theme-classic's files", () => {
  const aliases = componentAliases(path.resolve());
  const wrapped = aliases['@theme-init/DocItem/Layout'];
  expect(wrapped).toBe(path.join(SOURCE_ROOT, 'theme/DocItem/Layout/index.tsx'));
  const replaced = Object.entries(aliases).flatMap(([file, target]) => {
    const [, name] = /theme-classic.lib.theme.(\w+).index\.js$/.exec(file) ?? [];
    return name ? [[name, path.relative(SOURCE_ROOT, target)]] : [];
  });
  expect(replaced).toEqual(
    ['CodeBlock', 'TabItem', 'Tabs'].map(name => [name, path.join('client/replacements', name)]),
  );
});

describe('splitChunks', () => {
  describe('splitChunks', () => {
    it('joins the chunks that every article needs, by the names that core gives them', () => {
      const {cacheGroups} = splitChunks(true);
      const joined = (name: string | null) => cacheGroups.docs?.chunks({name});
      // For @theme/DocsRoot, DocVersionRoot, DocRoot, and DocItem.
      expect(['5e95c892', 'a7bd4aaa', 'a94703ab', '17896441'].map(joined)).toEqual(
        Array(4).fill(true),
      );
      expect([null, 'main', '1a4e3797'].map(joined)).toEqual([false, false, false]);
    });

    it('leaves the chunks alone in development, where they have other names', () => {
      expect(Object.keys(splitChunks(false).cacheGroups)).toEqual(['styles']);
    });

    it('keeps styles with the chunks that are loaded on intent, and with those of lazy files', () => {
      const {styles} = splitChunks(true).cacheGroups;
      expect(styles.chunks({name: 'intent-search'})).toBe(false);
      expect(styles.chunks({name: 'main'})).toBe(true);
      expect(styles.test({nameForCondition: () => '/theme/search/ui/search.lazy.css'})).toBe(false);
      expect(styles.test({nameForCondition: () => '/pages/index.lazy.module.css'})).toBe(false);
      expect(styles.test({nameForCondition: () => '/theme/css/base.css'})).toBe(true);
      expect(styles.test({})).toBe(true);
    });
  });
});

describe('keepCssOrder', () => {
  const implementationOf = (minimizer: unknown) =>
    (minimizer as {options: {minimizer: {implementation: unknown}}}).options.minimizer
      .implementation;

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
});

describe('skipRtlCss', () => {
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
    const {plugins, ...rest} = skipRtlCss({ident: 'postcss', plugins: ['a', other, mirror]}, [
      '/theme',
    ]);
    expect(rest).toEqual({ident: 'postcss'});
    expect(plugins.slice(0, 2)).toEqual(['a', other]);
    const [, , kept] = plugins as [unknown, unknown, typeof mirror];
    expect(kept.postcssPlugin).toBe('RtlCssPlugin');
    for (const file of ['/theme/css/base.css', '/themes/base.css', '/site/custom.css', undefined]) {
      kept.prepare({root: {source: {input: {file}}}});
    }
    expect(mirrored).toEqual(['/themes/base.css', '/site/custom.css', undefined]);
  });
});

describe('pageStyles', () => {
  const chunks = (request: string, ...files: string[]) => ({
    origins: [{request}],
    getFiles: () => ['assets/css/styles.css', ...files],
  });

  const compilation = {
    entrypoints: new Map([['main', chunks('./clientEntry.js', 'assets/js/main.js')]]),
    namedChunkGroups: new Map([
      ['aaa', chunks('@site/src/pages/index.tsx', 'assets/css/aaa.css', 'assets/js/aaa.js')],
      ['bbb', chunks('@site/docs/b.md', 'assets/js/bbb.js')],
      ['ccc', chunks('@site/blog/c.md?truncated=true', 'assets/css/ccc.css')],
      ['ddd', chunks('@theme/Frame', 'assets/css/ddd.css')],
    ]),
  };

  const routes: RouteConfig[] = [
    {path: '/x/', exact: true, component: '@site/src/pages/index.tsx'},
    {
      path: '/x',
      component: '@theme/Frame',
      routes: [
        {
          path: '/x/b',
          exact: true,
          component: '@theme/DocItem',
          modules: {content: '@site/docs/b.md'},
        },
        {
          path: '/x/blog',
          exact: true,
          component: '@theme/BlogListPage',
          modules: {
            items: [{content: {__import: true, path: '@site/blog/c.md', query: {truncated: true}}}],
          },
        },
      ],
    },
    {path: '/x/plain', exact: true, component: '@theme/Plain'},
  ];

  it('links each page to the style sheets of its own chunks and of those around it', async () => {
    const {plugin, edit} = pageStyles();
    const done: Parameters<Compiler['hooks']['done']['tap']>[1][] = [];
    plugin.apply({hooks: {done: {tap: (_, callback) => done.push(callback)}}});
    done.forEach(callback => callback({compilation}));
    const change = edit(routes, '/x/');
    const linked = async (route: string) => (await change(builtPage('', route), {}))?.addedStyles;
    const link = (name: string) => `<link rel=stylesheet href=/x/assets/css/${name}.css>`;
    expect(await linked('/x/')).toBe(link('aaa'));
    expect(await linked('/x/b')).toBe(link('ddd'));
    expect(await linked('/x/blog')).toBe(link('ddd') + link('ccc'));
    expect(await linked('/x/plain')).toBeUndefined();
    expect(await linked('/x/404.html')).toBeUndefined();
  });
});
