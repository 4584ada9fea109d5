// cspell:ignore Метод Делает получить -- a table in Russian

import {extractRecords, type PageRecords} from '@site/theme-plugin/src/search/build/extractRecords';
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

describe('extractRecords', () => {
  it('creates a section for each heading, with its anchor and its parent', () => {
    const {sections} = read(PAGES['/tutorials/part-1'] ?? '');
    expect(
      sections.map(({level, title, anchor, parent}) => [level, title, anchor, parent]),
    ).toEqual([
      [1, 'Part 1: Overview', '', -1],
      [2, 'Create a store', 'create-a-store', 0],
      [3, 'Adding middleware', 'adding-middleware', 1],
    ]);
  });

  it('separates the text of minified HTML by block', () => {
    const {sections} = read(PAGES['/api/store'] ?? '');
    expect(sections.map(({text}) => text)).toEqual([
      'The store has four methods.',
      'Returns the current state tree.',
      'Runs the reducer with the action.\nIt is the only way to change state.',
    ]);
  });

  it('includes lists, tables, definitions, admonitions, tab panels, and details', () => {
    const {sections} = articleOf(
      '<h1>T</h1><ul><li>one<li>two <b>bold</b></ul><dl><dt>Term<dd>Meaning</dl><table><tr><th>Name<td>Value</table><div class="theme-admonition"><div>tip</div><div><p>Mind this.</div></div><ul role=tablist><li role=tab>npm<li role=tab>yarn</ul><div role=tabpanel hidden>Second panel</div><details><summary>More</summary><p>Hidden depth</details>',
    );
    expect(sections[0]?.text.split('\n')).toEqual([
      'one',
      'two bold',
      'Term',
      'Meaning',
      'Name',
      'Value',
      'tip',
      'Mind this.',
      'Second panel',
      'More',
      'Hidden depth',
    ]);
  });

  it('leaves out navigation, decoration, and what the site excludes', () => {
    const {sections} = articleOf(
      '<h1>T</h1><p>Kept<button>Copy</button><span aria-hidden=true>decoration</span><svg><title>icon</title></svg><div data-search-exclude><p>Excluded</div><nav>Nav</nav><form>Form</form>',
    );
    expect(sections).toHaveLength(1);
    expect(sections[0]?.text).toBe('Kept');
  });

  it("puts the name that a row begins with on its explanation's line", () => {
    const html =
      '<h1>T</h1><table><tr><td><code>dispatch</code><td>Sends <b>an</b> action<td>More<tr><td>To start<td><code>init()</code><tr><td><a href=/x><code>x</code></a><td></table><ul><li><code>a</code><li><code>b</code>: B</ul><p>After';
    expect(articleOf(html).sections[0]?.text).toBe(
      'dispatch: Sends an action\nMore\nTo start\ninit()\nx:\na\nb: B\nAfter',
    );
  });

  it('names a table row after its first cell that starts with code', () => {
    const html =
      '<h1>T</h1><table><tr><td><code>dispatch</code><td><code>Function</code><tr><td>make a store<td><a href=/x><code>configureStore</code></a><tr><td>Words<td>and words</table>';
    expect(articleOf(html).sections[0]?.names).toEqual(['dispatch', 'configureStore']);
  });

  it('reads a name with places to wrap as one word', () => {
    const {sections} = articleOf('<h1>T</h1><ul><li><code>src/<wbr>app/<wbr>store.ts</code></ul>');
    expect(sections[0]?.text).toBe('src/app/store.ts');
    expect(sections[0]?.names).toEqual(['src/app/store.ts']);
  });

  it("drops code samples but keeps their names, without the language's keywords", () => {
    const section = read(PAGES['/tutorials/part-1'] ?? '').sections[1];
    expect(section?.text).toBe('Call configureStore and pass it a reducer.');
    expect(section?.code).toEqual([
      'src',
      'store',
      'configureStore',
      'reduxjs',
      'toolkit',
      'reducer',
      'counterReducer',
    ]);
  });

  it("reads the heading without its anchor link or the skip link's fallback container", () => {
    const {sections} = articleOf(
      `<div id=__docusaurus_skipToContent_fallback>${heading(2, 'a', 'A <em>b</em> <code>c()</code>')}</div>`,
    );
    expect(sections[1]).toMatchObject({title: 'A b c()', anchor: 'a', parent: 0});
  });

  it('gives a heading without an ID the URL of its page', () => {
    expect(articleOf('<h1>T</h1><h2>No id</h2><p>Text').sections[1]).toMatchObject({
      title: 'No id',
      anchor: '',
    });
  });

  it("names a page without a heading after its title, without the site's name", () => {
    const {title, sections} = read(docPage('Just a title', '<p>Text'));
    expect(title).toBe('Just a title');
    expect(sections[0]).toMatchObject({level: 1, title: 'Just a title', text: 'Text'});
  });

  it('assigns text above the first heading to the page', () => {
    expect(articleOf('<p>Before</p><h1>Heading</h1><p>After').sections).toMatchObject([
      {title: 'Heading', text: 'Before\nAfter'},
    ]);
  });

  it.each([
    [
      'a number, by the heading of its column',
      '<th>Error code<th>Message',
      '<th>3',
      'Error code 3',
    ],
    ['a name, by the name', '<th>Method<th>Does', '<th>get', 'get'],
    ['a name in another script, by the name', '<th>Метод<th>Делает', '<th>получить', 'получить'],
    ['a name with a number, by the name', '<th>Version<th>Has', '<th>v2.0', 'v2.0'],
    ['a number below a column without a heading', '<td><th>Message', '<th>3', '3'],
    ['a number in a later column', '<th>Kind<th>Code', '<td>x<th>3', 'Code 3'],
  ])('titles a row that can be linked to and starts with %s', (_, header, cells, title) => {
    const table = `<table><thead><tr>${header}<tbody><tr id=row>${cells}<td>Something failed</table>`;
    expect(articleOf(`<h1>T</h1>${table}<p>After`).sections[1]).toMatchObject({
      title,
      anchor: 'row',
    });
  });

  it('puts a row one level below its heading, but never below the sixth', () => {
    const row = (id: string) => `<table><tr id=${id}><th>${id}<td>Text</table>`;
    const {sections} = articleOf(`<h1>T</h1><h2>A</h2>${row('a')}<h6>B</h6>${row('b')}`);
    expect(sections.map(({title, level}) => [title, level])).toEqual([
      ['T', 1],
      ['A', 2],
      ['a', 3],
      ['B', 6],
      ['b', 6],
    ]);
  });

  it('titles a row in a table without a header after its first cell only', () => {
    const table = '<table><tbody><tr id=e3><th>3<td>Something failed</table>';
    expect(articleOf(`<h1>T</h1>${table}`).sections[1]).toMatchObject({
      title: '3',
      text: 'Something failed',
    });
  });

  it('nests a heading in the nearest higher one, even when levels are skipped', () => {
    const {sections} = articleOf(
      '<h1>1</h1><h4 id=d>4</h4><h3 id=c>3</h3><h4 id=e>4b</h4><h2 id=b>2</h2>',
    );
    expect(sections.map(({parent}) => parent)).toEqual([-1, 0, 0, 2, 0]);
  });

  it('reads keywords and the tag', () => {
    expect(read(PAGES['/tutorials/part-1'] ?? '')).toMatchObject({
      keywords: ['begin', 'first steps'],
      tag: 'docs-default-current',
    });
    expect(read(PAGES['/api/store'] ?? '')).toMatchObject({keywords: [], tag: null});
  });

  it.each([
    ['noindex by name', '/draft'],
    ['noindex by property', '/search'],
    ['a redirect', '/old'],
  ])('leaves out a page with %s', (_, route) => {
    expect(extractRecords(builtPage(PAGES[route] ?? ''), {siteTitle: 'Redux'})).toBeNull();
  });

  it('leaves out a page without main content', () => {
    expect(extractRecords(builtPage('<p>Nothing'), {siteTitle: 'Redux'})).toBeNull();
  });

  it("reads main if there's no article, and decodes entities", () => {
    const page = read(
      '<title>x</title><main><h1>A &lt;b&gt; &amp; c</h1><p>1 &lt; 2&nbsp;!</main>',
    );
    expect(page.sections).toMatchObject([{title: 'A <b> & c', text: '1 < 2 !'}]);
  });

  it('reads the links to other pages, each with what its list item or row says about it', () => {
    const long = 'word '.repeat(50);
    const {links} = articleOf(
      `<nav><a href="/up">Up</a></nav><h1>T<a class=hash-link href="/t#t">#</a></h1><p>Read <a href="/a">about a</a> or <a href="https://elsewhere.test/">elsewhere</a>, or <a href="//elsewhere.test/">there</a>.<ul><li><a href="/b#c">B</a>: undo a change<li><a href="/d">D</a> and <a href="/e">E</a><li><a href="/f">F</a> ${long}</ul><table><tr><td>To start over<td><a href="/g">reset</a></table>`,
    );
    expect(links).toEqual([
      {href: '/a', text: 'about a'},
      {href: '/b#c', text: 'B: undo a change'},
      {href: '/d', text: 'D'},
      {href: '/e', text: 'E'},
      {href: '/f', text: 'F'},
      {href: '/g', text: 'To start over reset'},
    ]);
  });
});
