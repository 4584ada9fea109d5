import fs from 'node:fs';
import path from 'node:path';
import {navbarItemsModule} from '@folio/node/navbarItemsModule';
import {checkPageMenu} from '@folio/node/checkPageMenu';
import type {LoadContext} from '@docusaurus/types';
import type {ThemeOptions} from '@folio/node/common/ThemeOptions';
import {pageStyles} from '@folio/node/bundler/pageStyles';
import {frameFeature} from '@folio/node/frameFeature';

describe('navbarItemsModule', () => {
  const ALL = fs
    .readdirSync(path.join(__dirname, '../../../theme-plugin/theme/src/theme/NavbarItem'))
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
      "Add plugins: [['docusaurus-plugin-folio-pages', {markdown: true}]], or remove themeConfig.folio.pageMenu.",
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
      pageStyles(),
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
