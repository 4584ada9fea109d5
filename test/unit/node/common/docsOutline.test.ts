import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {allDocs, docLabels, outlineOfDocs} from '@site/theme-plugin/src/node/common/docsOutline';

const version = (isLast: boolean, ids: readonly string[], sidebar: readonly object[]) => ({
  isLast,
  docs: ids.map(id => ({id, unlisted: id === 'secret'})),
  sidebars: {docs: sidebar},
});

const doc = (id: string) => ({type: 'doc', id});
const category = (label: string, items: readonly object[], link?: object) => ({
  type: 'category',
  label,
  items,
  link,
});

const contentOf = (...loadedVersions: readonly object[]) => ({
  default: {loadedVersions} as unknown as LoadedContent,
});

const labelsAndIds = (docs: Record<string, unknown>) =>
  outlineOfDocs(docs).map(({label, docs: inside}) => [label, ...inside.map(({id}) => id)]);

it('lists the docs in the order of the sidebar, by category', () => {
  const sidebar = [
    doc('start'),
    category('Tutorials', [category('Essentials', [doc('part-1')]), doc('videos')], {
      type: 'doc',
      id: 'tutorials',
    }),
    {type: 'link', label: 'Elsewhere', href: 'https://example.com'},
    {type: 'html', value: '<hr>'},
    {type: 'ref', id: 'api'},
  ];
  const ids = ['api', 'part-1', 'start', 'tutorials', 'videos'];
  expect(labelsAndIds(contentOf(version(true, ids, sidebar)))).toEqual([
    ['', 'start', 'api'],
    ['Tutorials', 'tutorials', 'videos'],
    ['Tutorials: Essentials', 'part-1'],
  ]);
});

it('lists each doc of the latest version once, except for unlisted ones', () => {
  const sidebar = [doc('a'), category('B', [doc('a'), doc('secret')])];
  expect(
    labelsAndIds(
      contentOf(version(false, ['old'], [doc('old')]), version(true, ['a', 'secret'], sidebar)),
    ),
  ).toEqual([['', 'a']]);
});

it('lists all docs of all versions, and none for a site without docs', () => {
  const content = contentOf(version(false, ['old'], []), version(true, ['a', 'secret'], []));
  expect(allDocs(content).map(({id}) => id)).toEqual(['old', 'a', 'secret']);
  expect(allDocs(undefined)).toEqual([]);
  expect(outlineOfDocs({default: undefined})).toEqual([]);
});

it('finds the categories around each doc, in every version', () => {
  const withPermalinks = (path: string, sidebar: readonly object[]) => ({
    docs: ['a', 'b'].map(id => ({id, permalink: `${path}/${id}`})),
    sidebars: {docs: sidebar},
  });
  const sidebar = [doc('b'), category('One', [category('Two', [doc('a')]), doc('b')]), doc('gone')];
  const docs = contentOf(withPermalinks('/new', sidebar), withPermalinks('/old', [doc('a')]));
  expect(Object.fromEntries(docLabels(docs))).toEqual({
    '/new/a': ['One', 'Two'],
    '/new/b': [],
    '/old/a': [],
  });
});
