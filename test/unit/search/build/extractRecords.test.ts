// cspell:ignore Метод Делает получить -- a table in Russian

import {extractRecords, type PageRecords} from '@site/theme-plugin/search/src/build/extractRecords';
import {builtPage} from '@site/test/unit/support/builtPage';
import {docPage, heading, PAGES} from '../support/site';

function read(html: string): PageRecords {
  const page = extractRecords(builtPage(html), {siteTitle: 'Redux'});
  if (!page) {
    throw new Error('The page was left out.');
  }
  return page;
}

const articleOf = (article: string) => read(docPage('Title', article));

/** A page's sections: a number sign for each level, the title, and the anchor, each followed by its lines of text. */
const outline = (page: PageRecords) =>
  page.sections.flatMap(({level, title, anchor, text}) => [
    `${'#'.repeat(level)} ${title}${anchor && ` (${anchor})`}`,
    ...text.split('\n').filter(Boolean),
  ]);

const row = (id: string) => `<table><tr id=${id}><th>${id}<td>Text</table>`;
const table = (header: string, cells: string) =>
  `<table><thead><tr>${header}<tbody><tr id=row>${cells}<td>It failed</table><p>After`;

it.each<[what: string, article: string, ...outline: string[]]>([
  ['text above the first heading', '<p>Before</p><h1>T</h1><p>After', '# T', 'Before', 'After'],
  ['no heading', '<p>Text', '# Title', 'Text'],
  ['a heading without an ID', '<h1>T</h1><h2>No id</h2><p>Text', '# T', '## No id', 'Text'],
  [
    'an anchor link and the fallback container of the skip link',
    `<div id=__docusaurus_skipToContent_fallback>${heading(2, 'a', 'A <em>b</em> <code>c()</code>')}</div>`,
    '# Title',
    '## A b c() (a)',
  ],
  [
    'lists, tables, definitions, admonitions, tab panels, and details',
    '<h1>T</h1><ul><li>one<li>two <b>bold</b></ul><dl><dt>Term<dd>Meaning</dl><table><tr><th>Name<td>Value</table><div class="theme-admonition"><div>tip</div><div><p>Mind this.</div></div><ul role=tablist><li role=tab>npm<li role=tab>yarn</ul><div role=tabpanel hidden>Second panel</div><details><summary>More</summary><p>Hidden depth</details>',
    ...['# T', 'one', 'two bold', 'Term', 'Meaning', 'Name', 'Value', 'tip', 'Mind this.'],
    ...['Second panel', 'More', 'Hidden depth'],
  ],
  [
    'navigation, decoration, and what the site excludes, which are left out',
    '<h1>T</h1><p>Kept<button>Copy</button><span aria-hidden=true>decoration</span><svg><title>icon</title></svg><div data-search-exclude><p>Excluded</div><nav>Nav</nav><form>Form</form>',
    '# T',
    'Kept',
  ],
  [
    'a formula, as its author wrote it',
    '<h1>T</h1><h2>Of <math><semantics><mrow><mi>E</mi></mrow><annotation>E_k</annotation></semantics></math></h2><p>So <math><semantics><mrow><mi>m</mi></mrow><annotation>m</annotation></semantics></math>.',
    ...['# T', '## Of E_k', 'So m.'],
  ],
  [
    'names that begin a row, on the line of their explanation',
    '<h1>T</h1><table><tr><td><code>dispatch</code><td>Sends <b>an</b> action<td>More<tr><td>To start<td><code>init()</code><tr><td><a href=/x><code>x</code></a><td></table><ul><li><code>a</code><li><code>b</code>: B</ul><p>After',
    ...[
      '# T',
      'dispatch: Sends an action',
      'More',
      'To start',
      'init()',
      'x:',
      'a',
      'b: B',
      'After',
    ],
  ],
  [
    'rows that can be linked to, one level below their heading, but never below the sixth',
    `<h1>T</h1><h2>A</h2>${row('a')}<h6>B</h6>${row('b')}`,
    ...['# T', '## A', '### a (a)', 'Text', '###### B', '###### b (b)', 'Text'],
  ],
  [
    'a row that can be linked to in a table without a header',
    '<h1>T</h1><table><tbody><tr id=e3><th>3<td>Something failed</table>',
    ...['# T', '## 3 (e3)', 'Something failed'],
  ],
])('reads %s', (_, article, ...expected) => {
  expect(outline(articleOf(article))).toEqual(expected);
});

it.each([
  ['a number, by the heading of its column', '<th>Error code<th>Message', '<th>3', 'Error code 3'],
  ['a name', '<th>Method<th>Does', '<th>get', 'get'],
  ['a name in another script', '<th>Метод<th>Делает', '<th>получить', 'получить'],
  ['a name with a number', '<th>Version<th>Has', '<th>v2.0', 'v2.0'],
  ['a number below a column without a heading', '<td><th>Message', '<th>3', '3'],
  ['a number in a later column', '<th>Kind<th>Code', '<td>x<th>3', 'Code 3'],
])('titles a row that starts with %s', (_, header, cells, title) => {
  const {sections} = articleOf(`<h1>T</h1>${table(header, cells)}`);
  expect(sections[1]).toMatchObject({title, anchor: 'row'});
});

it('reads the sections of a minified page, its keywords, its tag, and the names in its samples', () => {
  expect(outline(read(PAGES['/api/store'] ?? ''))).toEqual([
    '# Store',
    'The store has four methods.',
    '## getState() (get-state)',
    'Returns the current state tree.',
    '## dispatch(action) (dispatch-action)',
    'Runs the reducer with the action.',
    'It is the only way to change state.',
  ]);
  expect(read(PAGES['/api/store'] ?? '')).toMatchObject({keywords: [], tag: null});
  const {keywords, tag, sections} = read(PAGES['/tutorials/part-1'] ?? '');
  expect([keywords, tag]).toEqual([['begin', 'first steps'], 'docs-default-current']);
  expect(sections[1]?.text).toBe('Call configureStore and pass it a reducer.');
  const code = 'src store configureStore reduxjs toolkit reducer counterReducer';
  expect(sections[1]?.code).toEqual(code.split(' '));
});

it('names a table row after its first cell that starts with code, and reads a name with places to wrap', () => {
  const html =
    '<h1>T</h1><table><tr><td><code>dispatch</code><td><code>Function</code><tr><td>make a store<td><a href=/x><code>configureStore</code></a><tr><td>Words<td>and words</table><ul><li><code>src/<wbr>app/<wbr>store.ts</code></ul>';
  const [section] = articleOf(html).sections;
  expect(section?.names).toEqual(['dispatch', 'configureStore', 'src/app/store.ts']);
  expect(section?.text).toContain('src/app/store.ts');
});

it('nests a heading in the nearest higher one, even when levels are skipped', () => {
  const {sections} = articleOf(
    '<h1>1</h1><h4 id=d>4</h4><h3 id=c>3</h3><h4 id=e>4b</h4><h2 id=b>2</h2>',
  );
  expect(sections.map(({parent}) => parent)).toEqual([-1, 0, 0, 2, 0]);
});

it.each([
  ['noindex by name', PAGES['/draft']],
  ['noindex by property', PAGES['/search']],
  ['a redirect', PAGES['/old']],
  ['no main content', '<p>Nothing'],
])('leaves out a page with %s', (_, html = '') => {
  expect(extractRecords(builtPage(html), {siteTitle: 'Redux'})).toBeNull();
});

it("reads main if there's no article, and decodes entities", () => {
  const page = read('<title>x</title><main><h1>A &lt;b&gt; &amp; c</h1><p>1 &lt; 2&nbsp;!</main>');
  expect(outline(page)).toEqual(['# A <b> & c', '1 < 2 !']);
});

it('reads the links to other pages, each with what its list item or row says about it', () => {
  const long = 'word '.repeat(50);
  const {links} = articleOf(
    `<nav><a href="/up">Up</a></nav><h1>T<a class=hash-link href="/t#t">#</a></h1><p>Read <a href="/a">about a</a> or <a href="https://elsewhere.test/">elsewhere</a>, or <a href="//elsewhere.test/">there</a>.<ul><li><a href="/b#c">B</a>: undo a change<li><a href="/d">D</a> and <a href="/e">E</a><li><a href="/f">F</a> ${long}</ul><table><tr><td>To start over<td><a href="/g">reset</a></table>`,
  );
  expect(links.map(({href, text}) => `${href} ${text}`)).toEqual([
    '/a about a',
    '/b#c B: undo a change',
    '/d D',
    '/e E',
    '/f F',
    '/g To start over reset',
  ]);
});
