// cspell:ignore katex mathml -- KaTeX's class names

import {llmsFull, llmsList} from '@folio-pages/markdown/llms';
import type {Doc} from '@folio-pages/common/docsOutline';
import {folderOfTest} from '@site/test/unit/support/folderOfTest';
import {visitBuiltSite} from '@folio-pages/builtSite/visitBuiltSite';
import {markdownFiles} from '@folio-pages/markdown/markdownFiles';
import {parsePage} from '@folio-pages/builtSite/BuiltPage';
import {articleMarkdown} from '@folio-pages/markdown/articleMarkdown';

describe('llms', () => {
  const site = {
    title: 'Redux',
    tagline: 'State you can\nfollow',
    origin: 'https://example.com',
    baseUrl: '/',
    hasMarkdown: true,
  };

  const doc = (title: string, description = '') =>
    ({title, description, permalink: `/${title.toLowerCase()}`}) as Doc;

  const outline = [
    {label: '', docs: [doc('Start', 'How to\nbegin.')]},
    {label: 'API', docs: [doc('[Store]'), doc('Compose', 'Right to left.')]},
  ];

  const pages = new Map([
    ['/start', '# Start\n\nText ä\n'],
    ['/[store]', '# Store\n'],
    ['/compose', '# Compose\n'],
  ]);

  it('lists the docs by section, with descriptions', () => {
    expect(llmsList(site, outline)).toBe(`# Redux

> State you can follow

## Docs

- [Start](https://example.com/start.md): How to begin.

## API

- [\\[Store\\]](https://example.com/[store].md)
- [Compose](https://example.com/compose.md): Right to left.
`);
  });

  it("links to the pages if there's no Markdown", () => {
    expect(llmsList({...site, tagline: '', hasMarkdown: false}, outline.slice(0, 1))).toBe(
      '# Redux\n\n## Docs\n\n- [Start](https://example.com/start): How to begin.\n',
    );
  });

  const FULL = `# Redux

> State you can follow

---

Source: https://example.com/start

# Start

Text ä

---

Source: https://example.com/[store]

# Store

---

Source: https://example.com/compose

# Compose
`;

  it('has the text of all docs, each with its URL', () => {
    expect(llmsFull(site, outline, pages, Buffer.byteLength(FULL))).toEqual({text: FULL, left: 0});
  });

  it('counts bytes, not characters', () => {
    const bytes = Buffer.byteLength(FULL);
    expect(bytes).toBeGreaterThan(FULL.length);
    const umlauts = new Map([...pages, ['/compose', `# Compose\n\n${'ä'.repeat(200)}\n`]]);
    const {text} = llmsFull(site, outline, umlauts, 2 * bytes + 1000);
    const limit = Buffer.byteLength(text);
    expect(llmsFull(site, outline, umlauts, limit).left).toBe(0);
    expect(llmsFull(site, outline, umlauts, limit - 1).left).toBe(1);
  });

  it('only lists docs from the first one that exceeds the byte limit', () => {
    const maxBytes = Buffer.byteLength(FULL) + 100;
    const long = new Map([...pages, ['/compose', `# Compose\n\n${'x'.repeat(200)}\n`]]);
    const {text, left} = llmsFull(site, outline, long, maxBytes);
    expect(left).toBe(1);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(maxBytes);
    expect(text).toContain('# Store\n');
    expect(text).not.toContain('# Compose\n');
    expect(text).toMatch(
      /\n---\n\n# Further pages\n\n- \[Compose\]\(https:\/\/example\.com\/compose\.md\)\n$/,
    );
  });

  it('may list all docs and have the text of none', () => {
    const long = new Map([...pages, ['/start', 'x'.repeat(1000)]]);
    const {text, left} = llmsFull(site, outline, long, 500);
    expect(left).toBe(3);
    expect(text).toMatch(/^# Redux\n\n> .*\n\n---\n\n# Further pages\n\n- \[Start\]/);
  });

  it('fails if even the list exceeds the limit', () => {
    expect(() => llmsFull(site, outline, pages, 20)).toThrow('larger than 20 bytes');
  });
});

describe('markdownFiles', () => {
  const doc = (id: string, permalink: string) => ({id, permalink, title: id, description: ''});

  const docs = {
    default: {
      loadedVersions: [
        {
          isLast: true,
          docs: [doc('Home', '/x/'), doc('A b', '/x/a%20b'), doc('Gone', '/x/gone')],
          sidebars: {docs: [{type: 'doc', id: 'A b'}]},
        },
      ],
    },
  };
  const config = {title: 'Site', tagline: '', url: 'https://example.com'};

  const {at, write: writeFile, read, list} = folderOfTest();

  beforeEach(() => {
    writeFile('index.html', '<article><p>Home text</article>');
    writeFile('a b/index.html', '<article><p><a href=#c>c</a></article>');
  });

  const written = () => list().filter(file => /\.(?:md|txt)$/.test(file));
  const write = (options: {markdown: boolean; llms: boolean}) =>
    visitBuiltSite({outDir: at(), baseUrl: '/x/', routesPaths: ['/x/', '/x/a%20b', '/x/gone']}, [
      markdownFiles({outDir: at(), baseUrl: '/x/'}, config, options, docs),
    ]);

  it('writes nothing if no option is set', async () => {
    await write({markdown: false, llms: false});
    expect(written()).toEqual([]);
  });

  it('writes each doc that has a page at its URL plus .md', async () => {
    await write({markdown: true, llms: false});
    expect(written()).toEqual(['a b.md', 'index.md']);
    expect(read('index.md')).toBe('# Home\n\nHome text\n');
    expect(read('a b.md')).toBe('# A b\n\n[c](https://example.com/x/a%20b#c)\n');
  });

  it('writes the files for language models from the sidebar', async () => {
    await write({markdown: false, llms: true});
    expect(written()).toEqual(['llms-full.txt', 'llms.txt']);
    expect(read('llms.txt')).toContain('- [A b](https://example.com/x/a%20b)\n');
    expect(read('llms-full.txt')).toContain('# A b\n\n[c]');
    expect(read('llms-full.txt')).not.toContain('Home text');
  });

  it("doesn't list a doc with noindex, but writes it", async () => {
    writeFile('a b/index.html', '<meta name=robots content=noindex><article><p>Secret</article>');
    await write({markdown: true, llms: true});
    expect(read('a b.md')).toContain('Secret');
    expect(read('llms.txt')).not.toContain('A b');
    expect(read('llms-full.txt')).not.toContain('Secret');
  });
});

describe('articleMarkdown', () => {
  const page = {title: 'Store', url: 'https://example.com/base/api/store'};

  const markdown = (article: string) =>
    articleMarkdown(parsePage(`<!doctype html><main><article>${article}</article></main>`), page);

  /** The Markdown of part of an article, without the title that every article gets. */
  const partOf = (html: string) => markdown(`<h1>Store</h1>${html}`)?.replace('# Store\n\n', '');

  it('is null for a page without an article', () => {
    expect(articleMarkdown(parsePage('<main><p>Home</p></main>'), page)).toBeNull();
  });

  it('starts with the title of the article or, if it has none, of the page', () => {
    expect(markdown('<header><h1>The store</h1></header><p>Text')).toBe('# The store\n\nText\n');
    expect(markdown('<p>Text')).toBe('# Store\n\nText\n');
  });

  it.each([
    [
      "leaves out what isn't text",
      '<nav>Where</nav><h2 id=a>A<a class=hash-link href=#a>​</a></h2><button>Copy</button><svg aria-hidden=true><title>Icon</title></svg><!-- note --><p>Yes</p><footer>Edit</footer>',
      '## A\n\nYes\n',
    ],
    [
      'leaves out the anchor of a removed heading',
      '<a id="old"></a>\n<h2 id=a>A</h2><p><a id="b"></a>Yes</p>',
      '## A\n\nYes\n',
    ],
    [
      'makes links and images absolute',
      '<p><a href=/base/faq>a</a> <a href=compose#x>b</a> <a href=#c>c</a> <a href=mailto:a@b.c>d</a> <img alt=e src=/base/e.png></p>',
      '[a](https://example.com/base/faq) [b](https://example.com/base/api/compose#x) [c](https://example.com/base/api/store#c) [d](mailto:a@b.c) ![e](https://example.com/base/e.png)\n',
    ],
    [
      'writes a sample in a fence with its language and types, after its title',
      '<div class="theme-code-block language-ts"><div><div><span>src/a.ts</span><a data-search-exclude href=/a>Whole file</a></div></div><pre><code><span class=tk>const</span> a<span class=only-types>: number</span><span class=only-plain> </span> = 1\n\nb()\n</code></pre></div>',
      '**`src/a.ts`** · [Whole file](https://example.com/a)\n\n```ts\nconst a: number = 1\n\nb()\n```\n',
    ],
    [
      'writes a code block of theme-classic, whose lines are elements',
      '<div class="language-js theme-code-block"><div>src/a.js</div><div><pre class="language-js"><code><div class=token-line><span>const</span> a = 1;<br></div><div class=token-line><span></span><br></div><div class=token-line>b();<br></div></code></pre><div><button>Copy</button></div></div></div>',
      '**`src/a.js`**\n\n```js\nconst a = 1;\n\nb();\n```\n',
    ],
    [
      "writes a title that's prose as text",
      '<div class="theme-code-block language-ts"><div><div>Before the change</div></div><pre><code>a</code></pre></div>',
      '**Before the change**\n\n```ts\na\n```\n',
    ],
    [
      'writes a sample with added and removed lines as a diff',
      '<div class="theme-code-block language-ts"><pre><code>same <span>one</span>\n<del class="code-line code-line-removed">old\n</del><ins class="code-line code-line-added">new <span>b</span>\n</ins>\nsame two</code></pre></div>',
      '```diff\n same one\n-old\n+new b\n\n same two\n```\n',
    ],
    [
      'uses a longer fence for code that contains one',
      '<div class="theme-code-block language-md"><pre><code>```\nx\n```</code></pre></div>',
      '````md\n```\nx\n```\n````\n',
    ],
    [
      'writes an admonition as a blockquote with its label',
      '<aside role=note aria-labelledby=t><div><div id=t>tip</div></div><div><p>Text</div></aside>',
      '> **Tip**\n>\n> Text\n',
    ],
    [
      'writes what only the search leaves out',
      '<figure><figcaption data-search-exclude>The loop</figcaption></figure>',
      'The loop\n',
    ],
    [
      'writes the source of a diagram that the browser draws',
      '<pre hidden data-search-exclude><code class=language-mermaid>graph TD;\n  A--&gt;B;</code></pre>',
      '```mermaid\ngraph TD;\n  A-->B;\n```\n',
    ],
    [
      'writes the boxes of a task list',
      '<ul class=contains-task-list><li class=task-list-item><input type=checkbox disabled checked> Done<li class=task-list-item><input type=checkbox disabled> Open</ul>',
      '- [x] Done\n- [ ] Open\n',
    ],
    [
      'links to embedded content or, without an address, to its place on the page',
      '<h2 id=b>B</h2><iframe title="A talk" src=https://example.org/talk></iframe><embed src=http://example.org/map><video controls><source src=/base/v.mp4></video><canvas aria-label=Curve></canvas>',
      '## B\n\n[A talk](https://example.org/talk)[Embedded content](http://example.org/map)[Video](https://example.com/base/v.mp4)[Curve](https://example.com/base/api/store#b)\n',
    ],
    [
      'writes a card as a link with its description',
      '<ul><li><a href=/c><h2>Card</h2><p>What it says</p></a><li><a href=/d><h2>Bare</h2></a></ul>',
      '- [Card](https://example.com/c): What it says\n- [Bare](https://example.com/d)\n',
    ],
    [
      'writes every tab with its label, even hidden ones',
      '<div><div role=tablist><button>npm</button></div><div role=tabpanel data-label=npm><p>a</div><div role=tabpanel data-label=Yarn hidden><p>b</div></div>',
      '**npm**\n\na\n\n**Yarn**\n\nb\n',
    ],
    [
      'writes code without the places where it may wrap',
      '<p>See <code>src/<wbr>app/<wbr>store.ts</code>.',
      'See `src/app/store.ts`.\n',
    ],
    [
      'writes details open',
      '<details><summary>Solution</summary><div><p>42</p></div></details>',
      '**Solution**\n\n42\n',
    ],
    [
      'writes tables, with code and pipes in their cells',
      '<div><table><thead><tr><th>A<th>B<tbody><tr><td><code>a | b</code><td>c<br>d</table></div>',
      '| A | B |\n| - | - |\n| `a \\| b` | c d |\n',
    ],
    [
      "writes a table's caption above it",
      '<table><caption>Costs</caption><tr><th>A<tr><td>1</table>',
      '**Costs**\n\n| A |\n| - |\n| 1 |\n',
    ],
    [
      'writes one picture of a pair for two modes or widths, and the name of a drawing',
      '<figure><picture><source srcset=w.webp><img alt="The desk" src=/l.png></picture><picture><img alt="The desk" src=/d.png></picture></figure><svg role=img aria-label="The loop"><text>a</text></svg><svg role=img aria-label="The loop"><text>b</text></svg>',
      '![The desk](https://example.com/l.png)\n\n_The loop_\n',
    ],
  ])('%s', (_, html, text) => {
    expect(partOf(html)).toBe(text);
  });

  it('recognizes a diff by its language, and writes plain text without one', () => {
    const block = (language: string, code: string) =>
      partOf(
        `<div class="theme-code-block language-${language}"><pre><code>${code}</code></pre></div>`,
      );
    expect(block('diff-ts', '+a')).toBe('```diff\n+a\n```\n');
    expect(block('text', 'a')).toBe('```\na\n```\n');
  });

  it.each([
    ['<div id=t>tip</div>', '**Tip**'],
    ['<div id=t>Pitfall</div>', '**Tip: Pitfall**'],
    ['', '**Tip**'],
  ])("says an admonition's type, whatever its title: %s", (title, label) => {
    const attributes = title && ' aria-labelledby=t';
    expect(
      partOf(
        `<aside class="theme-admonition theme-admonition-tip"${attributes}>${title}<p>Text</aside>`,
      ),
    ).toBe(`> ${label}\n>\n> Text\n`);
  });

  it("writes theme-classic's admonitions like the theme's own", () => {
    const admonition = (title: string) =>
      partOf(
        `<div class="theme-admonition theme-admonition-tip alert"><div><span><svg></svg></span>${title}</div><div><p>Text</div></div>`,
      );
    expect(admonition('tip')).toBe('> **Tip**\n>\n> Text\n');
    expect(admonition('Pitfall')).toBe('> **Tip: Pitfall**\n>\n> Text\n');
  });

  it("labels theme-classic's tab panels by their tabs", () => {
    const tabs = (...panels: string[]) =>
      partOf(
        `<div><ul role=tablist><li role=tab>npm</li><li role=tab>Yarn</li></ul><div>${panels.map(text => `<div role=tabpanel>${text}</div>`).join('')}</div></div>`,
      );
    expect(tabs('<p>one', '<p>two')).toBe('**npm**\n\none\n\n**Yarn**\n\ntwo\n');
    // Only the chosen panel of lazy tabs is in the page.
    expect(tabs('<p>one')).toBe('one\n');
  });

  const formula = (tex: string, attributes = '') =>
    `<span class=katex><span class=katex-mathml><math${attributes}><semantics><mrow><mi>x</mi></mrow><annotation encoding="application/x-tex">${tex}</annotation></semantics></math></span><span class=katex-html aria-hidden=true>x</span></span>`;

  it('writes formulas in TeX', () => {
    expect(partOf(`<p>So ${formula('x_1 * y')}.</p>`)).toBe('So $x_1 * y$.\n');
    expect(
      partOf(`<span class=katex-display>${formula('\\frac 1 2', ' display=block')}</span>`),
    ).toBe('$$\n\\frac 1 2\n$$\n');
    expect(
      partOf(`<table><thead><tr><th>A<tbody><tr><td>${formula('|x|', ' display=block')}</table>`),
    ).toBe('| A |\n| - |\n| $\\|x\\|$ |\n');
  });

  it("links to the place of a picture that's in the page itself", () => {
    expect(partOf('<h2 id=b>B</h2><p><img alt=Dot src=data:image/png;base64,AA></p>')).toBe(
      '## B\n\n[Dot](https://example.com/base/api/store#b)\n',
    );
    expect(partOf('<a href=/c><img src=data:image/png;base64,AA></a>')).toBe(
      '[Picture](https://example.com/c)\n',
    );
  });

  it("leaves the built page's elements as they are", () => {
    const document = parsePage('<main><article><a href=/c>c</a></article></main>');
    const before = structuredClone(document);
    articleMarkdown(document, page);
    expect(document).toEqual(before);
  });

  it("writes a group's label, but keeps a heading that serves as one where it is", () => {
    expect(
      partOf(
        '<div role=group aria-labelledby=t><span id=t>Delete these</span><ul><li>a</ul></div>',
      ),
    ).toBe('**Delete these**\n\n- a\n');
    expect(partOf('<div aria-labelledby=t><h2 id=t>Part</h2><p>Text</p></div>')).toBe(
      '## Part\n\nText\n',
    );
  });

  it.each(['', ' alt=""', ' alt=" "'])('keeps pictures in a row without a description: %j', alt => {
    const pictures = `<p><img${alt} src=/a.png> <img${alt} src=/b.png></p><p><img${alt} src=/c.png></p>`;
    expect(partOf(pictures)?.match(/[abc]\.png/g)).toEqual(['a.png', 'b.png', 'c.png']);
  });
});
