import {folderOfTest} from '@site/test/unit/support/folderOfTest';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {BuiltPage} from '@folio-pages/builtSite/BuiltPage';
import type {HeadEdit} from '@folio-pages/builtSite/HeadEdit';
import {composeFeatures} from '@folio-pages/common/composeFeatures';
import {allDocs, docLabels, outlineOfDocs} from '@folio-pages/common/docsOutline';
import type {Feature} from '@folio-pages/common/Feature';

describe('composeFeatures', () => {
  const {at, write, read} = folderOfTest();

  /** Ends the build of a site with plugins of these features. */
  async function endBuild(...plugins: (readonly Feature[])[]): Promise<void> {
    const site = {outDir: at(), baseUrl: '/', routesPaths: ['/a'], i18n: {}};
    await Promise.all(
      plugins.map(features =>
        composeFeatures(features).postBuild(
          site as unknown as Parameters<ReturnType<typeof composeFeatures>['postBuild']>[0],
        ),
      ),
    );
  }

  it('finishes features in their order, even if an earlier one takes longer to prepare', async () => {
    const finished: string[] = [];
    const finishing = (name: string) => [{finish: () => void finished.push(name)}];
    await endBuild([
      {
        async visitors() {
          await new Promise(resolve => setImmediate(resolve));
          return finishing('heads');
        },
      },
      {},
      {visitors: () => finishing('copies')},
    ]);
    expect(finished).toEqual(['heads', 'copies']);
  });

  it('reads each page once for all plugins, and edits its head with what each of them needs', async () => {
    write('a.html', '<head></head>');
    const pages: BuiltPage[] = [];
    const visit = (page: BuiltPage) => void pages.push(page);
    const source = 'https://a.example';
    await endBuild(
      [{visitors: () => [{visit, sources: {'img-src': [source]}}]}],
      [
        {
          async visitors() {
            await new Promise(resolve => setImmediate(resolve));
            const editHead: HeadEdit = (_, sources) => ({added: `${sources['img-src']}`});
            return [{visit, editHead}];
          },
        },
        {visitors: () => [{editHead: () => ({added: '+'})}]},
      ],
    );
    expect(new Set(pages).size).toBe(1);
    expect(read('a.html')).toBe(`<head>${source}+</head>`);
  });

  it('fails for all plugins before anything is written if one of them fails to prepare', async () => {
    write('a.html', '<head></head>');
    const failing = {visitors: () => Promise.reject(new Error('no list'))};
    const editing = {visitors: () => [{editHead: () => ({added: '+'})}]};
    await expect(endBuild([failing], [editing])).rejects.toThrow('no list');
    expect(read('a.html')).toBe('<head></head>');
  });
});

describe('docsOutline', () => {
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
    const sidebar = [
      doc('b'),
      category('One', [category('Two', [doc('a')]), doc('b')]),
      doc('gone'),
    ];
    const docs = contentOf(withPermalinks('/new', sidebar), withPermalinks('/old', [doc('a')]));
    expect(Object.fromEntries(docLabels(docs))).toEqual({
      '/new/a': ['One', 'Two'],
      '/new/b': [],
      '/old/a': [],
    });
  });
});
