import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import ChunkAssetPlugin from '@docusaurus/core/lib/webpack/plugins/ChunkAssetPlugin';
import webpack from 'webpack';
import {omitChunkNames, withoutChunkNames} from '@folio/node/bundler/omitChunkNames';
import {folderOfTest} from '@site/test/unit/support/folderOfTest';
import type {ChunkNames, DocusaurusConfig, RouteChunkNames} from '@docusaurus/types';
import {componentAliases} from '@folio/node/bundler/componentAliases';
import {SOURCE_ROOT} from '@folio/node/common/sourceRoot';
import {omitBuildOptions} from '@folio/node/bundler/omitBuildOptions';
import {omitDocDescriptions} from '@folio/node/bundler/omitDocDescriptions';
import {version} from '@site/test/support/DocsFixture';
import {splitChunks} from '@folio/node/bundler/splitChunks';
import ts from 'typescript';
import {omitCompilerParts} from '@folio/node/bundler/omitCompilerParts';
import {omitDescriptions} from '@folio/node/bundler/omitDescriptions';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import {keepCssOrder} from '@folio/node/bundler/keepCssOrder';
import {linkPageStyles, withPageStyles} from '@folio/node/bundler/linkPageStyles';
import {gzipSync} from 'node:zlib';
import {routesAliases, routesModule} from '@folio/node/bundler/routesModule';
import {skipRtlCss} from '@folio/node/bundler/skipRtlCss';

// A compilation may take many times as long on a busy machine.
jest.setTimeout(240_000);

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

describe('omitChunkNames', () => {
  /** What core adds to the runtime. */
  const runtime = (table: object) =>
    `r.gca = function(chunkId) { chunkId = ${JSON.stringify(table)}[chunkId]||chunkId; return r.p + r.u(chunkId); };`;

  it('leaves out a table in which each name is an ID', () => {
    expect(withoutChunkNames(runtime({a1: 'a1', 'intent-x': 'intent-x'}))).toBe(
      'r.gca = function(chunkId) {  return r.p + r.u(chunkId); };',
    );
  });

  it('keeps a table that says something', () => {
    const script = runtime({a1: 'a1', docs: 7});
    expect(withoutChunkNames(script)).toBe(script);
  });

  /** Compiles a site with a page in a chunk of its own, as core does. Returns the runtime. */
  async function compile(chunkIds: 'named' | 'deterministic'): Promise<string> {
    const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'chunk-names-'));
    fs.writeFileSync(
      path.join(dir, 'main.js'),
      'import(/* webpackChunkName: "page1" */ "./page.js"); window.at = __webpack_require__.gca("page1");',
    );
    fs.writeFileSync(path.join(dir, 'page.js'), 'export default 1;');
    await new Promise<void>((resolve, reject) => {
      webpack(
        {
          mode: 'production',
          entry: {main: path.join(dir, 'main.js')},
          output: {path: path.join(dir, 'build'), filename: 'js/[name].js', publicPath: '/'},
          optimization: {runtimeChunk: true, chunkIds},
          plugins: [new ChunkAssetPlugin(), omitChunkNames(webpack)],
        },
        error => (error ? reject(error) : resolve()),
      );
    });
    const script = fs.readFileSync(path.join(dir, 'build/js/runtime~main.js'), 'utf8');
    fs.rmSync(dir, {recursive: true});
    return script;
  }

  it("takes the table from webpack's runtime, and only there where it isn't needed", async () => {
    expect(await compile('named')).not.toContain('page1');
    expect(await compile('deterministic')).toMatch(/\{"?page1"?:/);
  });
});

describe('omitBuildOptions', () => {
  const {at} = folderOfTest();

  const SITE = {
    title: 'Garden',
    baseUrl: '/garden/',
    customFields: {season: 'spring'},
    themeConfig: {navbar: {title: 'Garden'}},
    future: {
      experimental_router: 'browser',
      experimental_vcs: {},
      faster: {rspackBundler: true},
      v4: {useCssCascadeLayers: true},
    },
    markdown: {format: 'mdx'},
    onBrokenLinks: 'throw',
    presets: [['classic', {docs: {path: '/home/gardener/docs'}}]],
    plugins: [['plugin', {folder: '/home/gardener'}]],
    themes: ['theme'],
    staticDirectories: ['/home/gardener/static'],
  } as unknown as DocusaurusConfig;

  it('keeps what components read, and leaves out the options of plugins and of the build', () => {
    const [[source, target] = []] = Object.entries(omitBuildOptions(at(), SITE));
    expect(source).toBe(`${at('docusaurus.config')}$`);
    const text = fs.readFileSync(target ?? '', 'utf8');
    expect(JSON.parse(text.replace(/^export default |;\n$/g, ''))).toEqual({
      title: 'Garden',
      baseUrl: '/garden/',
      customFields: {season: 'spring'},
      themeConfig: {navbar: {title: 'Garden'}},
      future: {experimental_router: 'browser'},
    });
  });
});

describe('omitDocDescriptions', () => {
  const {at, write} = folderOfTest();

  const PLUGIN = 'docusaurus-plugin-content-docs';

  it('empties the descriptions of each version, and leaves other props alone', () => {
    const file = write(`${PLUGIN}/default/p/index-466.json`, JSON.stringify({version}));
    write(`${PLUGIN}/default/p/tags-123.json`, '{"tags": []}');
    const aliases = omitDocDescriptions(at());
    expect(Object.keys(aliases)).toEqual([`${file}$`]);
    const text = fs.readFileSync(aliases[`${file}$`] ?? '', 'utf8');
    expect(text).not.toContain('description"');
    const copy: unknown = new Function(text.replace('export default', 'return'))();
    const docs = Object.entries(version.docs).map(([id, doc]) => [id, {...doc, description: ''}]);
    expect(copy).toEqual({version: {...version, docs: Object.fromEntries(docs)}});
  });

  it('does nothing for a site without docs', () => {
    expect(omitDocDescriptions(at())).toEqual({});
  });
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

it('omitCompilerParts keeps the names of what it empties, and all that compiles samples', () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'generated-'));
  const {test, loader} = omitCompilerParts(dir);
  const load = jest.requireActual<(source: string) => string>(loader);
  fs.rmSync(dir, {recursive: true});
  const folder = path.join(path.dirname(require.resolve('sucrase/package.json')), 'dist/esm');
  const emptied = fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map(file => path.join(folder, file))
    .filter(file => test.test(file));
  expect(emptied).toHaveLength(6);
  const exported = (text: string) =>
    Array.from(text.matchAll(/^export (?:default|function \w+)/gm), String);
  for (const file of emptied) {
    const text = fs.readFileSync(file, 'utf8');
    expect(exported(text).length).toBeGreaterThan(0);
    expect(exported(load(text))).toEqual(exported(text));
    expect(load(text)).not.toContain('import');
  }
});

describe('omitDescriptions', () => {
  const SOURCES = path.join(__dirname, '../../../../theme-plugin/src');

  let dir: string;
  let load: (source: string) => string;
  beforeAll(() => {
    dir = fs.mkdtempSync(path.join(os.tmpdir(), 'generated-'));
    const {loader} = omitDescriptions(dir);
    load = jest.requireActual<typeof load>(loader);
  });
  afterAll(() => fs.rmSync(dir, {recursive: true}));

  /** Sources with labels, by path. */
  const labels = Object.fromEntries(
    fs
      .readdirSync(SOURCES, {recursive: true, encoding: 'utf8'})
      .filter(file => /\.tsx?$/.test(file))
      .map(file => [file, fs.readFileSync(path.join(SOURCES, file), 'utf8')] as const)
      .filter(([, text]) => text.includes("from '@docusaurus/Translate'")),
  );

  const syntaxErrors = (text: string) =>
    ts.transpileModule(text, {
      reportDiagnostics: true,
      fileName: 'labels.tsx',
      compilerOptions: {jsx: ts.JsxEmit.Preserve},
    }).diagnostics;

  it('leaves every note to translators out, and the rest of each source as it is', () => {
    expect(Object.keys(labels).length).toBeGreaterThan(40);
    for (const [file, text] of Object.entries(labels)) {
      const short = load(text);
      expect([file, syntaxErrors(short)]).toEqual([file, []]);
      const lost = text.split('\n').filter(line => !short.includes(line.trim()));
      expect(lost.filter(line => !/description|^\s*['"].*['"],$/.test(line))).toEqual([]);
      expect([file, short.match(/\bdescription(?::\s+|=)['"].*/g)]).toEqual([file, null]);
    }
  });

  it.each([
    [
      `translate({id: 'a', message: 'b', description: "It's a label"})`,
      `translate({id: 'a', message: 'b', })`,
    ],
    [
      `jsx(T, { id: "a", description: "A label", children: "c" })`,
      `jsx(T, { id: "a",  children: "c" })`,
    ],
    [`<Translate id="a" description="A label">`, `<Translate id="a" >`],
  ])('shortens %s', (source, short) => expect(load(source)).toBe(short));

  it.each([
    '<Card description={text} />',
    'const {description} = item;',
    "card: {description: 'theme-doc-card-description'}",
    'description: string;',
  ])('leaves %s as it is', source => expect(load(source)).toBe(source));
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

describe('linkPageStyles', () => {
  const css = (file: string) => [{file, hash: 'h', publicPath: `/${file}`}];

  const manifest = {
    entrypoints: ['main'],
    origins: {main: ['1', '2'], aaa: ['1', '3'], bbb: ['4'], ccc: ['1']},
    assets: {
      1: {css: css('styles.css')},
      2: {js: css('main.js')},
      3: {css: css('aaa.css'), js: css('aaa.js')},
      4: {js: css('bbb.js')},
    },
  };

  const chunkGroups = new Map([
    ['main', {origins: [{request: './clientEntry.js'}]}],
    ['aaa', {origins: [{request: '@site/src/pages/index.tsx'}]}],
    ['bbb', {origins: [{request: '@site/docs/b.md'}]}],
    ['ccc', {origins: [{request: '@theme/DocItem'}, {request: null}]}],
  ]);

  describe('withPageStyles', () => {
    it("lists a chunk's styles, but no script, for its page's module", () => {
      const {origins, assets} = withPageStyles(manifest, chunkGroups);
      const names = origins['@site/src/pages/index.tsx'] ?? [];
      expect(names.map(name => assets[name])).toEqual([{css: css('aaa.css')}]);
    });

    it('leaves modules without styles alone', () => {
      const {origins} = withPageStyles(manifest, chunkGroups);
      expect(Object.keys(origins)).toEqual([...Object.keys(manifest.origins), expect.any(String)]);
    });
  });

  describe('linkPageStyles', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'manifest-'));
    const file = path.join(folder, 'client-manifest.json');

    function compile() {
      const compilation = {namedChunkGroups: chunkGroups};
      linkPageStyles(folder).apply({hooks: {done: {tap: (_, done) => done({compilation})}}});
    }

    afterAll(() => fs.rmSync(folder, {recursive: true}));

    it('does nothing if a compilation left no manifest', () => {
      compile();
      expect(fs.existsSync(file)).toBe(false);
    });

    it('completes the manifest when the compilation is done', () => {
      fs.writeFileSync(file, JSON.stringify(manifest));
      compile();
      expect(JSON.parse(fs.readFileSync(file, 'utf8'))).toEqual(
        withPageStyles(manifest, chunkGroups),
      );
    });
  });
});

describe('routesModule', () => {
  interface Page {
    readonly path: string;
    readonly hash: string;
    readonly chunks: ChunkNames;
    readonly attributes?: string;
  }

  // As core writes them.
  const routeSource = ({path: page, hash, attributes = 'exact: true'}: Page) =>
    `  {\n    path: '${page}',\n    component: ComponentCreator('${page}', '${hash}'),\n    ${attributes}\n  }`;
  const routesSource = (pages: readonly Page[]) => `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
${pages.map(routeSource).join(',\n')},
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;
  const entry = (chunk: string, module: string) =>
    `  "${chunk}": [() => import(/* webpackChunkName: "${chunk}" */ "${module}"), "${module}", require.resolveWeak("${module}")],`;
  const registrySource = (modules: Readonly<Record<string, string>>) =>
    `export default {\n${Object.entries(modules)
      .map(([chunk, module]) => entry(chunk, module))
      .join('\n')}};\n`;

  const chunkNamesOf = (pages: readonly Page[]): RouteChunkNames =>
    Object.fromEntries(pages.map(({path: page, hash, chunks}) => [`${page}-${hash}`, chunks]));

  const PLUGIN = '@generated/docusaurus-plugin-content-docs/default/__plugin.json';
  const modules = {
    '0480b142': '@site/docs/faq.md',
    '17896441': '@theme/DocItem',
    '22dd74f7': "@site/docs/it's.md",
    a7456010: PLUGIN,
    b1b2b3b4: '@site/blog/post.md?truncated=true',
  };
  const pages: readonly Page[] = [
    {
      path: '/faq',
      hash: 'c57',
      chunks: {__comp: '17896441', content: '0480b142'},
      attributes: 'exact: true,\n    sidebar: "docs"',
    },
    {path: "/it\\'s", hash: '0a1', chunks: {__comp: '17896441', content: '22dd74f7'}},
    {
      path: '/blog',
      hash: '2b3',
      chunks: {__comp: '17896441', __context: {plugin: 'a7456010'}, items: [{content: 'b1b2b3b4'}]},
    },
  ];

  /** What the module exports, and what it entered into the two tables. */
  function evaluate(text: string) {
    const registry: Record<string, string> = {};
    const routesChunkNames: Record<string, object> = {};
    const body = text
      .replace(/^import .*$/gm, '')
      .replace(/import\(([^)]*)\)/g, 'load(`$1`)')
      .replace('export default', 'return');
    const routes: unknown = new Function('chunk', 'route', 'load', 'ComponentCreator', body)(
      (name: string, load: () => string) => {
        expect(registry).not.toHaveProperty(name);
        registry[name] = load();
        return name;
      },
      (page: string, chunks: object, isIndex = false) => {
        routesChunkNames[page] = chunks;
        return {path: page, component: isIndex ? 'an index' : 'a page'};
      },
      (module: string) => module,
      () => 'the rest',
    );
    return {routes, registry, routesChunkNames};
  }

  const core = (modulesOfSite: Readonly<Record<string, string>> = modules) => ({
    routes: routesSource(pages),
    chunkNames: {
      ...chunkNamesOf(pages),
      "/it's-0a1": {__comp: '17896441', content: '22dd74f7'},
    },
    registry: registrySource(modulesOfSite),
  });

  it('has the routes with all their attributes, and the chunks of each', () => {
    const {routes, routesChunkNames} = evaluate(routesModule(core()) ?? '');
    const component = 'a page';
    expect(routes).toEqual([
      {path: '/faq', component, exact: true, sidebar: 'docs'},
      {path: "/it's", component, exact: true},
      {path: '/blog', component, exact: true},
      {path: '*', component: 'the rest'},
    ]);
    expect(routesChunkNames).toEqual({
      '/faq': pages[0]?.chunks,
      "/it's": pages[1]?.chunks,
      '/blog': pages[2]?.chunks,
    });
  });

  it('knows the pages that have the path of a route around others', () => {
    const chunks = {__comp: '17896441'};
    const around = [
      {path: '/', hash: 'e5f', chunks},
      {path: '/', hash: 'e7c', chunks, attributes: 'routes: []'},
      {path: '/notes', hash: '1a2', chunks},
    ];
    const {routes} = evaluate(
      routesModule({
        routes: routesSource(around),
        chunkNames: chunkNamesOf(around),
        registry: registrySource({'17896441': '@theme/DocItem'}),
      }) ?? '',
    );
    expect(routes).toMatchObject([
      {path: '/', component: 'an index', exact: true},
      {path: '/', component: 'a page', routes: []},
      {path: '/notes', component: 'a page', exact: true},
      {path: '*'},
    ]);
  });

  it('says once how to load each chunk, and loads what says which plugin a route is of with the main script', () => {
    expect(evaluate(routesModule(core()) ?? '').registry).toEqual({
      '17896441': '/* webpackChunkName: "17896441" */ "@theme/DocItem"',
      '0480b142': '/* webpackChunkName: "0480b142" */ "@site/docs/faq.md"',
      '22dd74f7': '/* webpackChunkName: "22dd74f7" */ "@site/docs/it\'s.md"',
      a7456010: `/* webpackMode: "eager" */ "${PLUGIN}"`,
      b1b2b3b4: '/* webpackChunkName: "b1b2b3b4" */ "@site/blog/post.md?truncated=true"',
    });
  });

  it('costs each page of a site with 880 pages little, whatever their files are called', () => {
    const chunkOf = (page: number) =>
      (((page + 1) * 2654435761) % 2 ** 32).toString(16).padStart(8, '0');
    const many = Array.from({length: 880}, (_, page) => ({
      path: `/folder-${page % 12}/page-${page}`,
      hash: chunkOf(page).slice(-3),
      chunks: {__comp: '17896441', content: chunkOf(page)},
      attributes: 'exact: true,\n    sidebar: "docs"',
    }));
    const text =
      routesModule({
        routes: routesSource(many),
        chunkNames: chunkNamesOf(many),
        registry: registrySource({
          '17896441': '@theme/DocItem',
          ...Object.fromEntries(
            many.map((_, page) => [
              chunkOf(page),
              `@site/docs/folder-${page % 12}/page-${page}.md`,
            ]),
          ),
        }),
      }) ?? '';
    // As a bundler replaces the imports.
    const sent = text.replace(/import\(.*"(\w+)" \*\/ "[^"]*"\)/g, 'n.e("$1")').replace(/\s+/g, '');
    expect(sent).not.toContain('@site');
    // Of these, 4 are a random name of 8 digits.
    expect(gzipSync(sent).length / many.length).toBeLessThan(20);
  });

  it.each([
    ['routes', {...core(), routes: core().routes.replace('ComponentCreator(', 'lazy(')}],
    ['routes', {...core(), routes: core().routes.replace("'c57'", "'c58'")}],
    ['chunks', {...core(), registry: core().registry.replace('resolveWeak', 'resolve')}],
    ['chunks', core({...modules, c0c0c0c0: '@site/docs/of-no-route.md'})],
    ['routes', {routes: '', chunkNames: {}, registry: ''}],
  ])('leaves %s of another form to core', (_name, other) => {
    expect(routesModule(other)).toBeUndefined();
  });

  describe('the aliases', () => {
    const {at, write} = folderOfTest();

    it("lead from core's three modules to the theme's", () => {
      const {routes, chunkNames, registry} = core();
      write('routes.js', routes);
      write('routesChunkNames.json', JSON.stringify(chunkNames));
      write('registry.js', registry);
      const aliases = routesAliases(at());
      expect(Object.keys(aliases)).toEqual(
        ['routes', 'registry', 'routesChunkNames'].map(name => `${at(name)}$`),
      );
      const [file = '', ...others] = Object.values(aliases);
      expect(fs.readFileSync(file, 'utf8')).toBe(routesModule(core()));
      expect(others.every(name => fs.existsSync(`${name}.ts`))).toBe(true);
    });

    it("are none if core doesn't write these modules", () => {
      expect(routesAliases(at())).toEqual({});
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
});
