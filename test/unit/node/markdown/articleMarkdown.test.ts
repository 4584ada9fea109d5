import {parsePage} from '@site/theme-plugin/src/node/builtSite/BuiltPage';
import {articleMarkdown} from '@site/theme-plugin/src/node/markdown/articleMarkdown';

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

it("leaves out what isn't text", () => {
  expect(
    partOf(
      '<nav>Where</nav><h2 id=a>A<a class=hash-link href=#a>​</a></h2><button>Copy</button><p data-search-exclude>No</p><svg aria-hidden=true><title>Icon</title></svg><!-- note --><p>Yes</p><footer>Edit</footer>',
    ),
  ).toBe('## A\n\nYes\n');
});

it('leaves out the anchor of a removed heading', () => {
  expect(partOf('<a id="old"></a>\n<h2 id=a>A</h2><p><a id="b"></a>Yes</p>')).toBe('## A\n\nYes\n');
});

it('makes links and images absolute', () => {
  expect(
    partOf(
      '<p><a href=/base/faq>a</a> <a href=compose#x>b</a> <a href=#c>c</a> <a href=mailto:a@b.c>d</a> <img alt=e src=/base/e.png></p>',
    ),
  ).toBe(
    '[a](https://example.com/base/faq) [b](https://example.com/base/api/compose#x) [c](https://example.com/base/api/store#c) [d](mailto:a@b.c) ![e](https://example.com/base/e.png)\n',
  );
});

it('writes a sample in a fence with its language and types, after its title', () => {
  expect(
    partOf(
      '<div class="theme-code-block language-ts"><div><div><span>src/a.ts</span><a data-search-exclude href=/a>Whole file</a></div><details><summary>Tested</summary></details></div><pre><code><span class=tk>const</span> a<span class=only-types>: number</span><span class=only-plain> </span> = 1\n\nb()\n</code></pre></div>',
    ),
  ).toBe('**`src/a.ts`**\n\n```ts\nconst a: number = 1\n\nb()\n```\n');
});

it("writes a title that's prose as text", () => {
  expect(
    partOf(
      '<div class="theme-code-block language-ts"><div><div>Before the change</div></div><pre><code>a</code></pre></div>',
    ),
  ).toBe('**Before the change**\n\n```ts\na\n```\n');
});

it('writes a sample with added and removed lines as a diff', () => {
  expect(
    partOf(
      '<div class="theme-code-block language-ts"><pre><code>same <span>one</span>\n<del class="code-line code-line-removed">old\n</del><ins class="code-line code-line-added">new <span>b</span>\n</ins>\nsame two</code></pre></div>',
    ),
  ).toBe('```diff\n same one\n-old\n+new b\n\n same two\n```\n');
});

it('recognizes a diff by its language, and writes plain text without one', () => {
  const block = (language: string, code: string) =>
    partOf(
      `<div class="theme-code-block language-${language}"><pre><code>${code}</code></pre></div>`,
    );
  expect(block('diff-ts', '+a')).toBe('```diff\n+a\n```\n');
  expect(block('text', 'a')).toBe('```\na\n```\n');
});

it('uses a longer fence for code that contains one', () => {
  expect(
    partOf(
      '<div class="theme-code-block language-md"><div><details>Tested</details></div><pre><code>```\nx\n```</code></pre></div>',
    ),
  ).toBe('````md\n```\nx\n```\n````\n');
});

it('writes an admonition as a blockquote with its label', () => {
  expect(
    partOf(
      '<aside role=note aria-labelledby=t><div><div id=t>tip</div></div><div><p>Text</div></aside>',
    ),
  ).toBe('> **Tip**\n>\n> Text\n');
});

it("writes a group's label, but keeps a heading that serves as one where it is", () => {
  expect(
    partOf('<div role=group aria-labelledby=t><span id=t>Delete these</span><ul><li>a</ul></div>'),
  ).toBe('**Delete these**\n\n- a\n');
  expect(partOf('<div aria-labelledby=t><h2 id=t>Part</h2><p>Text</p></div>')).toBe(
    '## Part\n\nText\n',
  );
});

it('writes every tab with its label, even hidden ones', () => {
  expect(
    partOf(
      '<div><div role=tablist><button>npm</button></div><div role=tabpanel data-label=npm><p>a</div><div role=tabpanel data-label=Yarn hidden><p>b</div></div>',
    ),
  ).toBe('**npm**\n\na\n\n**Yarn**\n\nb\n');
});

it('writes code without the places where it may wrap', () => {
  expect(partOf('<p>See <code>src/<wbr>app/<wbr>store.ts</code>.')).toBe(
    'See `src/app/store.ts`.\n',
  );
});

it('writes details open', () => {
  expect(partOf('<details><summary>Solution</summary><div><p>42</p></div></details>')).toBe(
    '**Solution**\n\n42\n',
  );
});

it('writes tables, with code and pipes in their cells', () => {
  expect(
    partOf(
      '<div><table><thead><tr><th>A<th>B<tbody><tr><td><code>a | b</code><td>c<br>d</table></div>',
    ),
  ).toBe('| A | B |\n| - | - |\n| `a \\| b` | c d |\n');
});

it.each(['', ' alt=""', ' alt=" "'])('keeps pictures in a row without a description: %j', alt => {
  const pictures = `<p><img${alt} src=/a.png> <img${alt} src=/b.png></p><p><img${alt} src=/c.png></p>`;
  expect(partOf(pictures)?.match(/[abc]\.png/g)).toEqual(['a.png', 'b.png', 'c.png']);
});

it('writes one picture of a pair for two modes or widths, and the name of a drawing', () => {
  expect(
    partOf(
      '<figure><picture><source srcset=w.webp><img alt="The desk" src=/l.png></picture><picture><img alt="The desk" src=/d.png></picture></figure><svg role=img aria-label="The loop"><text>a</text></svg><svg role=img aria-label="The loop"><text>b</text></svg>',
    ),
  ).toBe('![The desk](https://example.com/l.png)\n\n_The loop_\n');
});
