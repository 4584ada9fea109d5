import fs from 'node:fs';
import path from 'node:path';
import {newAddress} from '../../theme-plugin/pages/src/shared/newAddress';
import {readMovedPages} from '../../theme-plugin/pages/src/movedPages/readMovedPages';
import {redirectLines} from '../../src/plugins/redirectsFile';
import oldAddresses from '../../old-addresses.json';
import specified from '../../scripts/specification/routes.json';

const ROOT = path.join(__dirname, '../..');
const routes = [...specified.docs, ...specified.pages];
const isFolder = (address: string): boolean => address.endsWith('/*');
const entries = Object.entries(oldAddresses).filter(([from]) => !isFolder(from));

/** The text of the doc with this route. */
function docText(route: string): string {
  const name = route.endsWith('/') ? `${route}index` : route;
  const file = ['.md', '.mdx']
    .map(extension => path.join(ROOT, `docs${name}${extension}`))
    .find(candidate => fs.existsSync(candidate));
  return file ? fs.readFileSync(file, 'utf8') : '';
}

async function lead(address: string): Promise<string | undefined> {
  const moved = new Map(Object.entries(await readMovedPages(ROOT, './old-addresses.json')));
  const {pathname, search, hash} = new URL(address, 'https://example.org');
  return newAddress({pathname, search, hash}, moved, routes)?.to;
}

it.each(entries)('%s leads to a page of the site: %s', async (from, to) => {
  const [route = '', anchor] = to.split('#');
  expect(routes).toContain(route);
  expect(routes).not.toContain(from);
  expect(await lead(from)).toBe(to);
  if (anchor) {
    expect(docText(route)).toMatch(new RegExp(`#${anchor} \\*/\\}`));
  }
});

it.each([
  ['/API/Store', '/api/store'],
  ['/api/', '/api/api-reference'],
  ['/docs/api/createStore.html', '/api/createstore'],
  ['/docs/basics/UsageWithReact.html', '/tutorials/fundamentals/part-5-ui-react'],
  [
    '/docs/recipes/structuring-reducers/using-combinereducers',
    '/usage/structuring-reducers/using-combinereducers',
  ],
  ['/recipes/writing-tests?q=1#setup', '/usage/writing-tests?q=1#setup'],
  ['/advanced/async-actions.html', '/tutorials/fundamentals/part-6-async-logic'],
  ['/docs/faq/StoreSetup.html#a', '/faq/store-setup#a'],
  ['/docs', '/introduction/'],
])('%s leads to %s', async (from, to) => {
  expect(await lead(from)).toBe(to);
});

it('the redirects file has fewer rules than the strictest host allows', () => {
  const lines = redirectLines(oldAddresses, '/');
  expect(lines.filter(line => !line.includes('*')).length).toBeLessThan(2000);
  const asked = lines.map(line => line.split(' ')[0]);
  expect(new Set(asked).size).toBe(asked.length);
  expect(asked.filter(from => routes.includes(from ?? ''))).toEqual([]);
});

const PACKAGES = ['redux', 'react-redux', 'reselect', 'redux-thunk', '@reduxjs/toolkit'];
const LINK = /https?:\/\/redux\.js\.org(\/[^\s'"`)*\\?]*)/g;

/** The URLs on this site that the packages print or name, without their query. */
function linksOf(name: string): string[] {
  const folder = path.join(ROOT, 'node_modules', name, 'dist');
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter(file => /\.(?:[cm]?js|d\.[cm]?ts)$/.test(file))
    .map(file => fs.readFileSync(path.join(folder, file), 'utf8'))
    .flatMap(text => [...text.matchAll(LINK)].map(([, link = '']) => link));
}

const links = [...new Set(PACKAGES.flatMap(linksOf))].sort();
it('the packages link to the site', () => {
  expect(links.length).toBeGreaterThan(5);
  expect(links).toContain('/Errors');
});

it.each(links)('%s, in the packages, is a page or redirects to one, with its anchor', link => {
  const [address = '', anchor] = link.split('#');
  const route = new Map(Object.entries(oldAddresses)).get(address) ?? address;
  expect(routes).toContain(route);
  if (anchor) {
    const ids = [...docText(route).matchAll(/#([\w-]+) \*\/\}$|^<span id="([\w-]+)" \/>$/gm)];
    expect(ids.map(([, id, second]) => id ?? second)).toContain(anchor);
  }
});
