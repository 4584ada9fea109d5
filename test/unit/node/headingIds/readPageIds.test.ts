import {parsePage} from '@site/theme-plugin/src/node/builtSite/BuiltPage';
import {readPageIds} from '@site/theme-plugin/src/node/headingIds/readPageIds';

const page = (main: string, htmlClass = '') =>
  parsePage(
    `<html class="${htmlClass}"><body><div id=root><h2 id=menu>Menu</h2><main>${main}</main></div></body></html>`,
  );

it('reads the headings of the content, minified or not, and the IDs of all elements', () => {
  const {headings, ids} = readPageIds(
    page(
      '<h1>Store</h1><h2 class=anchor id=get-state><code>getState</code>()<a class=hash-link>#</a></h2>' +
        '<a id="getstate"></a><details><h4 id="café">café</h4></details><p id="note">Note</p>',
    ),
  );
  expect(headings).toEqual([
    {id: 'get-state', text: 'getState()'},
    {id: 'café', text: 'café'},
  ]);
  expect(ids).toEqual(new Set(['root', 'menu', 'get-state', 'getstate', 'café', 'note']));
});

it.each([':R1ab:', '«R1ab»', '_R_18rah_', '_r_1_'])(
  'leaves out %s, which React generated for a heading',
  id => {
    expect(readPageIds(page(`<h2 id="${id}">Tabs</h2>`)).headings).toEqual([]);
  },
);

it('leaves out lists of blog posts, whose headings move on to the next page', () => {
  const post = '<h2 id="news">News</h2>';
  expect(readPageIds(page(post, 'blog-wrapper blog-list-page')).headings).toEqual([]);
  expect(readPageIds(page(post, 'blog-wrapper blog-post-page')).headings).toHaveLength(1);
});
