import fs from 'node:fs';
import path from 'node:path';
import {lazyNavbarItems} from '@site/theme-plugin/src/node/bundler/lazyNavbarItems';

const lazyTypes = (...items: object[]) =>
  Object.keys(lazyNavbarItems({navbar: {items}})).map(file => path.basename(file, '.ts'));

it('leaves out of the pages every type that the site has not configured', () => {
  expect(lazyTypes({to: '/'}, {type: 'doc'})).toEqual([
    'docSidebar',
    'docsVersion',
    'docsVersionDropdown',
    'dropdown',
    'html',
    'localeDropdown',
  ]);
});

it('knows the dropdown behind other types, and the items in dropdowns', () => {
  expect(lazyTypes({items: [{type: 'html'}]})).not.toContain('dropdown');
  expect(lazyTypes({items: [{type: 'html'}]})).not.toContain('html');
  expect(lazyTypes({type: 'localeDropdown', items: []})).not.toContain('dropdown');
  expect(lazyTypes({type: 'docsVersionDropdown'})).not.toContain('dropdown');
});

it('names modules that exist', () => {
  for (const [module, standIn] of Object.entries(lazyNavbarItems({}))) {
    expect(fs.existsSync(module)).toBe(true);
    expect(fs.existsSync(standIn)).toBe(true);
  }
});
