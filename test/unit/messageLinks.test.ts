import fs from 'node:fs';
import path from 'node:path';
import oldAddresses from '../../old-addresses.json';
import specified from '../../scripts/specification/routes.json';

const ROOT = path.join(__dirname, '../..');
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
const old: Readonly<Record<string, string>> = oldAddresses;

/** The file of the doc with this route. */
function docFile(route: string): string | undefined {
  const name = route.endsWith('/') ? `${route}index` : route;
  return ['.md', '.mdx']
    .map(extension => path.join(ROOT, `docs${name}${extension}`))
    .find(file => fs.existsSync(file));
}

it('the packages link to the site', () => {
  expect(links.length).toBeGreaterThan(5);
  expect(links).toContain('/Errors');
});

it.each(links)('%s, in the packages, is a page or redirects to one, with its anchor', link => {
  const [address = '', anchor] = link.split('#');
  const route = old[address] ?? address;
  expect([...specified.docs, ...specified.pages]).toContain(route);
  if (anchor) {
    const text = fs.readFileSync(docFile(route) ?? '', 'utf8');
    const ids = [...text.matchAll(/#([\w-]+) \*\/\}$|^<span id="([\w-]+)" \/>$/gm)];
    expect(ids.map(([, id, second]) => id ?? second)).toContain(anchor);
  }
});
