import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {articleRule, canSendOnce} from '@site/theme-plugin/src/node/article/articleRule';
import {SOURCE_ROOT} from '@site/theme-plugin/src/node/common/sourceRoot';

let generatedFilesDir: string;

const entry = (chunk: string, module: string) =>
  `  "${chunk}": [() => import(/* webpackChunkName: "${chunk}" */ "${module}"), "${module}", require.resolveWeak("${module}")],\n`;

beforeEach(() => {
  generatedFilesDir = fs.mkdtempSync(path.join(os.tmpdir(), 'generated-'));
  const modules = {
    a1: '@site/docs/a.md',
    b2: '@site/docs/b.mdx',
    c3: '@theme/DocItem',
    d4: '@theme/ApiItem',
    e5: '@site/blog/e.md',
    f6: '@theme/BlogPostPage',
  };
  fs.writeFileSync(
    path.join(generatedFilesDir, 'registry.js'),
    `export default {\n${Object.entries(modules)
      .map(([chunk, module]) => entry(chunk, module))
      .join('')}};\n`,
  );
  const routes = {
    '/-0ab': {__comp: 'c0'},
    '/a-a-1f2': {__comp: 'c3', content: 'a1'},
    '/b-3d4': {__comp: 'd4', content: 'b2'},
    '/blog/e-5f6': {__comp: 'f6', content: 'e5'},
  };
  fs.writeFileSync(path.join(generatedFilesDir, 'routesChunkNames.json'), JSON.stringify(routes));
});
afterEach(() => fs.rmSync(generatedFilesDir, {recursive: true}));

const context = (router: 'browser' | 'hash' = 'browser') =>
  ({
    siteDir: '/site',
    generatedFilesDir,
    siteConfig: {future: {experimental_router: router}},
  }) as unknown as LoadContext;

const SCRIPT =
  'function _createMdxContent() {\n  return _jsx(_components.p, {children: "Text"});\n}\n';

it.each([
  ['a doc', '/site/docs/a.md', true],
  ['a doc that another component renders', '/site/docs/b.mdx', false],
  ['a blog post', '/site/blog/e.md', false],
  ['a file that only others include', '/site/docs/_part.md', false],
])('%s: is its text left out of its script?', (_name, source, isLeftOut) => {
  const {change} = articleRule(context(), false).options;
  expect(change(SCRIPT, source).includes('Text')).toBe(!isLeftOut);
});

it('knows the page of a doc', () => {
  const {change} = articleRule(context(), false).options;
  expect(change(SCRIPT, '/site/docs/a.md')).toMatch(
    /_article = \{"path":"\/a-a","version":"[\da-f]{8}"\};/,
  );
});

it('has a loader in JavaScript that gives the function the text and the file', () => {
  const {loader} = articleRule(context(), true);
  const load = jest.requireActual<(this: unknown, source: string) => string>(loader);
  const change = (source: string, file: string) => `${source} of ${file}`;
  expect(load.call({getOptions: () => ({change}), resourcePath: '/a.md'}, 'text')).toBe(
    'text of /a.md',
  );
});

const stock = '/site/node_modules/@docusaurus/theme-classic/lib/theme';
const own = path.join(SOURCE_ROOT, 'theme');

it.each([
  [
    'the theme’s own and stock components',
    {
      '@theme/Heading': `${own}/Heading/index.tsx`,
      '@theme/MDXComponents/Pre': `${stock}/MDXComponents/Pre.js`,
    },
    true,
  ],
  ["a site's component elsewhere", {'@theme/Footer': '/site/src/theme/Footer.tsx'}, true],
  ["a site's component in articles", {'@theme/Heading': '/site/src/theme/Heading.tsx'}, false],
  ['a part of one', {'@theme/Admonition/Layout': '/site/src/theme/Admonition/Layout.tsx'}, false],
  [
    "another theme's",
    {
      '@theme/CodeBlock':
        '/site/node_modules/@docusaurus/theme-live-codeblock/lib/theme/CodeBlock/index.js',
    },
    false,
  ],
  [
    "a site's page of docs",
    {'@theme/DocItem/Content': '/site/src/theme/DocItem/Content.tsx'},
    false,
  ],
])('with %s', (_name, aliases, isPossible) => {
  expect(canSendOnce(context(), aliases)).toBe(isPossible);
});

it("isn't possible if the server renders no pages", () => {
  expect(canSendOnce(context('hash'), {})).toBe(false);
});
