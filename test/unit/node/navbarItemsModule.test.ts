import fs from 'node:fs';
import path from 'node:path';
import {navbarItemsModule} from '@site/theme-plugin/src/node/navbarItemsModule';

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
