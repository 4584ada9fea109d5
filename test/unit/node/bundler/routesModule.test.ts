import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {ChunkNames, RouteChunkNames} from '@docusaurus/types';
import {routesAliases, routesModule} from '@site/theme-plugin/src/node/bundler/routesModule';

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
          many.map((_, page) => [chunkOf(page), `@site/docs/folder-${page % 12}/page-${page}.md`]),
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
  let dir: string;
  beforeEach(() => {
    dir = fs.mkdtempSync(path.join(os.tmpdir(), 'generated-'));
  });
  afterEach(() => fs.rmSync(dir, {recursive: true}));

  it("lead from core's three modules to the theme's", () => {
    const {routes, chunkNames, registry} = core();
    fs.writeFileSync(path.join(dir, 'routes.js'), routes);
    fs.writeFileSync(path.join(dir, 'routesChunkNames.json'), JSON.stringify(chunkNames));
    fs.writeFileSync(path.join(dir, 'registry.js'), registry);
    const aliases = routesAliases(dir);
    expect(Object.keys(aliases)).toEqual(
      ['routes', 'registry', 'routesChunkNames'].map(name => `${path.join(dir, name)}$`),
    );
    const [file = '', ...others] = Object.values(aliases);
    expect(fs.readFileSync(file, 'utf8')).toBe(routesModule(core()));
    expect(others.every(name => fs.existsSync(`${name}.ts`))).toBe(true);
  });

  it("are none if core doesn't write these modules", () => {
    expect(routesAliases(dir)).toEqual({});
  });
});
