import {folderOfTest} from '@site/test/unit/support/folderOfTest';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {articlePages, articleRule, canSendOnce} from '@folio/article/node/articleRule';
import {SOURCE_ROOT} from '@folio/node/common/sourceRoot';
import {articleScript} from '@folio/article/node/articleScript';
import {staticBlocks} from '@folio/article/node/staticBlocks';

describe('articleRule', () => {
  const {at} = folderOfTest();

  const context = (router: 'browser' | 'hash' = 'browser') =>
    ({
      siteDir: '/site',
      generatedFilesDir: at(),
      siteConfig: {future: {experimental_router: router}},
    }) as unknown as LoadContext;

  const SCRIPT =
    'function _createMdxContent() {\n  return _jsx(_components.p, {children: "Text"});\n}\n';

  it('finds the page of each doc, in each of its versions and locales', () => {
    const content = (...docs: readonly [source: string, permalink: string][]) => ({
      loadedVersions: docs.map(([source, permalink]) => ({docs: [{source, permalink}]})),
    });
    const docs = {
      default: content(['@site/docs/a.md', '/a'], ['@site/i18n/fr/old/a.md', '/old/a']),
      api: content(['@site/api/b.mdx', '/api/b']),
      empty: undefined,
    };
    expect([...articlePages(docs, '/site')]).toEqual([
      ['/site/docs/a.md', '/a'],
      ['/site/i18n/fr/old/a.md', '/old/a'],
      ['/site/api/b.mdx', '/api/b'],
    ]);
  });

  it.each([
    ['a doc', '/site/docs/a.md', true],
    ['a file that only others include', '/site/docs/_part.md', false],
  ])('%s: is its text left out of its script?', (_name, source, isLeftOut) => {
    const pages = new Map([['/site/docs/a.md', '/a-a']]);
    const {include, options} = articleRule(context(), pages, false);
    expect(include).toEqual(['/site/docs/a.md']);
    expect(options.change(SCRIPT, source).includes('Text')).toBe(!isLeftOut);
  });

  it('has a loader in JavaScript that gives the function the text and the file', () => {
    const {loader} = articleRule(context(), new Map(), true);
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
      true,
    ],
  ])('with %s', (_name, aliases, isPossible) => {
    expect(canSendOnce(context(), aliases)).toBe(isPossible);
  });

  it("isn't possible if the server renders no pages", () => {
    expect(canSendOnce(context('hash'), {})).toBe(false);
  });
});

describe('articleScript', () => {
  /** A doc as MDX compiles it, with these expressions as the blocks of its article. */
  const doc = (blocks: readonly string[], own = '') => `
export const frontMatter = {};
export {default as metadata} from '@site/.docusaurus/docusaurus-plugin-content-docs/default/site-docs-a-md-1.json'
import {Fragment as _Fragment, jsx as _jsx, jsxs as _jsxs} from "react/jsx-runtime";
import {useMDXComponents as _provideComponents} from "@mdx-js/react";
${own}
function _createMdxContent(props) {
  const _components = {a: "a", p: "p", ..._provideComponents(), ...props.components}${
    own.includes('Details') ? '' : ', {Details} = _components'
  };
  return _jsxs(_Fragment, {children: [${blocks.join(', "\\n", ')}]});
}
export default function MDXContent(props = {}) {
  return _createMdxContent(props);
}
`;

  const TEXT =
    '_jsxs(_components.p, {children: ["See ", _jsx(_components.a, {href: "/b", children: "b"}), "."]})';

  const hosts = (blocks: readonly string[], own?: string) =>
    staticBlocks(doc(blocks, own)).map(({host}) => host);

  it('finds the elements of Markdown, and knows which element the theme renders for each', () => {
    expect(
      hosts([
        TEXT,
        '_jsx(_components.h2, {id: "a", children: "A"})',
        '_jsx(_components.pre, {children: _jsx(_components.code, {className: "language-ts", children: "a\\n"})})',
        '_jsx(_components.table, {children: _jsx(_components.tbody, {children: "x"})})',
        '_jsx(_components.admonition, {type: "tip", children: _jsx(_components.p, {children: "x"})})',
        '_jsx(Details, {children: "x"})',
        '_jsx(_components.ol, {start: `2`, style: {color: "red"}, children: "x"})',
      ]),
    ).toEqual(['p', 'h2', 'div', 'div', 'aside', 'details', 'ol']);
  });

  it('finds the only block of an article', () => {
    const script = doc([]).replace('_jsxs(_Fragment, {children: []})', TEXT);
    expect(staticBlocks(script)).toHaveLength(1);
  });

  it.each([
    ['a component of the site', '_jsx(Chart, {children: "x"})'],
    ['one within Markdown', '_jsx(_components.p, {children: _jsx(Chart, {})})'],
    ['a value', '_jsx(_components.p, {children: props.a})'],
    ['a calculation', '_jsx(_components.p, {children: ["a", 1 + 1]})'],
    [
      'an image from a file',
      '_jsx(_components.p, {children: _jsx(_components.img, {src: require("./a.png").default})})',
    ],
    ['spread props', '_jsx(_components.p, {...props, children: "x"})'],
    ['a pattern', '_jsx(_components.p, {title: /x/, children: "x"})'],
    ['raw HTML', '_jsx("p", {children: "x"})'],
    ['an element without content', '_jsx(_components.p, {children: ""})'],
    ['an element without children', '_jsx(_components.ul, {})'],
    ['preformatted text that is no code', '_jsx(_components.pre, {children: "x"})'],
    ['what the theme does not know', '_jsx(_components.mermaid, {value: "x", children: "x"})'],
  ])('leaves %s to React', (_name, block) => {
    expect(hosts([block, TEXT])).toEqual(['p']);
  });

  const box = (type: string, children: string) =>
    `_jsxs(${type}, {"data-static": true, children: [${children}]})`;

  it('finds the blocks in boxes, which always show what is in them', () => {
    expect(hosts([box('Card', `_jsx(Chart, {}), ${box('Row', TEXT)}`)])).toEqual(['p']);
    expect(
      hosts([`_jsxs(_components.admonition, {children: [_jsx(Chart, {}), ${TEXT}]})`]),
    ).toEqual(['p']);
    expect(hosts([`_jsxs(Details, {children: [_jsx(Chart, {}), ${TEXT}]})`])).toEqual(['p']);
  });

  it('leaves what is in another component to React', () => {
    expect(hosts([`_jsxs(Panel, {children: [${TEXT}]})`])).toEqual([]);
  });

  describe('tabs', () => {
    const tabs = (props = '') =>
      `_jsxs(Tabs, {${props}children: [_jsx(TabItem, {value: "a", children: ${TEXT}}), "\\n"]})`;
    const OWN = 'import Tabs from \'@theme/Tabs\';\nimport TabItem from "@theme/TabItem";';

    it('are boxes', () => {
      expect(hosts([tabs('groupId: "a", ')], OWN)).toEqual(['p']);
    });

    it("are React's if they are lazy, since the server renders only the selected one", () => {
      expect(hosts([tabs('lazy: true, '), TEXT], OWN)).toEqual(['p']);
    });

    it.each([
      "import Tabs from './Tabs';\nimport TabItem from '@theme/TabItem';",
      "import {Box as Tabs, TabItem} from './Tabs';",
      'export function Tabs(props) {}',
    ])("leave everything to React if they aren't the theme's: %s", own => {
      expect(hosts([tabs(), TEXT], own)).toEqual([]);
    });
  });

  describe('a component that names its element', () => {
    const diagram = (props: string) => `_jsxs(Diagram, {"data-static": "figure", ${props}})`;

    it('is a block as a whole, with all that is in it, or nothing', () => {
      expect(hosts([diagram(`rows: [{a: 1}], children: [${TEXT}]`), diagram('')])).toEqual([
        'figure',
        'figure',
      ]);
    });

    it('is left to React if a prop is more than a constant, but what is in it is not', () => {
      expect(hosts([diagram(`rows: props.rows, children: [${TEXT}]`)])).toEqual(['p']);
    });

    it('gets the mark on the server, and is not in the script of the browser', () => {
      const script = doc([diagram(`children: ${TEXT}`)]);
      expect(articleScript(script, '/a', true)).toMatch(
        /_jsxs\(Diagram, \{"data-served": "[\da-f]{8}", "data-static": "figure", children/,
      );
      expect(articleScript(script, '/a', false)).toContain(
        '_jsxs(_components.servedBlock, {..._article, place: 0, host: "figure"})',
      );
    });
  });

  it('knows its way in a file that imports the same name twice', () => {
    const twice = 'import Tabs from "@theme/Tabs";\nimport Tabs from "@theme/Tabs";';
    expect(staticBlocks(twice + doc([TEXT]))).toHaveLength(1);
  });

  it('leaves everything to React if the file brings its own Details', () => {
    expect(hosts(['_jsx(Details, {children: "x"})'], 'import Details from "./Details";')).toEqual(
      [],
    );
  });

  describe('articleScript', () => {
    const chart = '_jsx(Chart, {children: "drawn"})';
    const code = '_jsx(_components.pre, {children: _jsx(_components.code, {children: "a\\n"})})';
    const script = doc([TEXT, chart, code]);

    it("leaves the text out of the browser's script, and keeps the rest in its order", () => {
      const changed = articleScript(script, '/a', false);
      expect(changed).toContain(
        `[_jsxs(_components.servedBlock, {..._article, place: 0, host: "p"}), "\\n", ${chart}, "\\n", _jsx(_components.servedBlock, {..._article, place: 1, host: "div"})]`,
      );
    });

    it('marks the outermost element of each block on the server', () => {
      const changed = articleScript(script, '/a', true);
      expect(changed).toMatch(
        /_jsxs\(_components\.p, \{"data-served": "[\da-f]{8}", children: \["See "/,
      );
      expect(changed).toMatch(
        /_jsx\(_components\.code, \{"data-served": "[\da-f]{8}", children: "a\\n"\}\)/,
      );
      expect(changed.replaceAll(/"data-served": "\w*", /g, '')).toBe(script);
    });

    it('gives both sides the same version, and another one if a text changes', () => {
      const versions = [script, script.replace('See', 'Read')].flatMap(each =>
        [
          /const _article = \{"page":"\/a","version":"(?<version>\w+)"\};/.exec(
            articleScript(each, '/a', false),
          ),
          /"data-served": "(?<version>\w+)"/.exec(articleScript(each, '/a', true)),
        ].map(match => match?.groups?.version),
      );
      expect(versions[0]).toMatch(/^[\da-f]{8}$/);
      expect(versions).toEqual([versions[0], versions[0], versions[2], versions[2]]);
      expect(versions[2]).not.toBe(versions[0]);
    });

    it('leaves a doc alone that has no static block', () => {
      const interactive = doc([chart]);
      expect(articleScript(interactive, '/a', false)).toBe(interactive);
    });
  });
});
