import fs from 'node:fs';
import path from 'node:path';
import {navbarItemsModule} from '@folio/node/navbarItemsModule';
import type {Feature} from '@folio/node/common/Feature';
import {composeFeatures} from '@folio/node/composeFeatures';
import {checkPageMenu} from '@folio/node/checkPageMenu';
import type {LoadContext} from '@docusaurus/types';
import type {ThemeOptions} from '@folio/node/common/ThemeOptions';
import {frameFeature} from '@folio/node/frameFeature';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {allDocs, docLabels, outlineOfDocs} from '@folio/node/common/docsOutline';

describe('navbarItemsModule', () => {
  const ALL = fs
    .readdirSync(path.join(__dirname, '../../../theme-plugin/src/theme/NavbarItem'))
    .filter(name => /^(?!Default|Search).*NavbarItem$/.test(name));

  const moduleOf = (...items: object[]) => navbarItemsModule({navbar: {items}});

  const lazyTypes = (...items: object[]) =>
    [...moduleOf(...items).matchAll(/export const (\w+) = lazyItem/g)].map(([, type]) => type);

  it("leaves out every item type that the site doesn't use", () => {
    expect(lazyTypes({to: '/'}, {type: 'doc'})).toEqual([
      'docSidebar',
      'docsVersion',
      'docsVersionDropdown',
      'dropdown',
      'html',
      'localeDropdown',
    ]);
    expect(moduleOf({type: 'doc'})).toContain("import doc from '@theme/NavbarItem/DocNavbarItem';");
  });

  it('includes the dropdown that other types use, and the items in dropdowns', () => {
    expect(lazyTypes({items: [{type: 'html'}]})).not.toContain('dropdown');
    expect(lazyTypes({items: [{type: 'html'}]})).not.toContain('html');
    expect(lazyTypes({type: 'localeDropdown', items: []})).not.toContain('dropdown');
    expect(lazyTypes({type: 'docsVersionDropdown'})).not.toContain('dropdown');
  });

  it('imports each component by its public name, so the site can swizzle it', () => {
    const names = [...moduleOf().matchAll(/'@theme\/NavbarItem\/(\w+)'/g)].map(([, name]) => name);
    expect(names.sort()).toEqual(ALL.sort());
  });

  it('loads all dropdowns together', () => {
    const chunks = [...moduleOf().matchAll(/"intent-dropdown" \*\/ '@theme\/NavbarItem\/(\w+)'/g)];
    expect(chunks.map(([, name]) => name)).toEqual([
      'DocsVersionDropdownNavbarItem',
      'DropdownNavbarItem',
      'LocaleDropdownNavbarItem',
    ]);
  });

  it('imports the loader from an existing file', () => {
    const [, loader = '""'] = /from (".*?");/.exec(moduleOf()) ?? [];
    expect(fs.existsSync(JSON.parse(loader) as string)).toBe(true);
  });
});

describe('composeFeatures', () => {
  /** Ends the build of a site without pages. */
  async function endBuild(features: readonly Feature[]): Promise<void> {
    const site = {outDir: __dirname, baseUrl: '/', routesPaths: [], i18n: {}};
    await composeFeatures(features).postBuild(
      site as unknown as Parameters<ReturnType<typeof composeFeatures>['postBuild']>[0],
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
});

describe('checkPageMenu', () => {
  const pageMenu = {assistants: []};

  it.each([
    [{}, false],
    [{folio: {}}, false],
    [{folio: {pageMenu: false as const}}, false],
    [{folio: {pageMenu}}, true],
  ])('accepts %j with markdown: %s', (themeConfig, markdown) => {
    expect(() => checkPageMenu(themeConfig, {markdown})).not.toThrow();
  });

  it('rejects buttons without Markdown, and says what to set', () => {
    expect(() => checkPageMenu({folio: {pageMenu}}, {markdown: false})).toThrow(
      'Set themes → docusaurus-theme-folio.markdown to true, or remove themeConfig.folio.pageMenu.',
    );
  });
});

describe('frameFeature', () => {
  /** The feature in a site whose theme configuration is the given one once all themes have validated it. */
  const featureOf = (themeConfig: object) =>
    frameFeature(
      {
        siteConfig: {themeConfig: {folio: {}, ...themeConfig}},
        siteStorage: {type: 'localStorage', namespace: ''},
        generatedFilesDir: '/nowhere',
      } as unknown as LoadContext,
      {infima: true, themeColor: false} as ThemeOptions,
    );

  it('names the theme that a site without preset-classic lacks', () => {
    expect(() => featureOf({}).preBodyTags?.()).toThrow(
      'docusaurus-theme-folio needs @docusaurus/theme-classic, which @docusaurus/preset-classic includes.',
    );
  });

  it('adds one inline script to a site that has it', () => {
    const colorMode = {
      defaultMode: 'light',
      disableSwitch: false,
      respectPrefersColorScheme: false,
    };
    const tags = featureOf({colorMode}).preBodyTags?.();
    expect(tags).toEqual([{tagName: 'script', innerHTML: expect.stringContaining('data-theme')}]);
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
