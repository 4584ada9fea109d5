import fs from 'node:fs';
import path from 'node:path';
import {NOT_FOUND_FILE} from '../../../scripts/pages/constants';
import {listPages} from '../../../scripts/pages/listPages';
import {ARABIC, BASE_URL, buildDir, CRASH, expect, hasAllLocales, test} from './dropinSite';
import {ARABIC_ROUTES, ROUTES} from './routes';

const builtFile = (file: string): string => path.join(buildDir(test.info().project.name), file);

const read = (file: string): string => fs.readFileSync(builtFile(file), 'utf8');

/** Paths of the pages in a locale's search index. */
function indexedPages(folder: string): {path: string}[] {
  const {pages, version}: {pages: number[]; version: string} = JSON.parse(
    read(`${folder}/manifest.json`),
  );
  return pages.map((_, page) => JSON.parse(read(`${folder}/rows.${page}.${version}.json`)));
}

for (const [locale, folder, home] of [
  ['en', 'search', BASE_URL],
  ['ar', 'ar/search', `${BASE_URL}ar/`],
] as const) {
  test(
    `the search index of ${locale} contains the pages of all versions, and only that locale's`,
    {tag: locale === 'en' ? '@webpack' : []},
    () => {
      expect(JSON.parse(read(`${folder}/manifest.json`))).toMatchObject({locale});
      const pages = indexedPages(folder);
      const ofOtherLocale = pages.filter(
        page =>
          !page.path.startsWith(home) || (locale === 'en' && page.path.startsWith(`${home}ar/`)),
      );
      expect(ofOtherLocale).toEqual([]);
      const paths = pages.map(page => page.path);
      for (const route of ['docs/', 'docs/1.0/', 'docs/next/', 'docs/next/setup/notebook']) {
        expect(paths).toContain(home + route);
      }
    },
  );
}

test(
  'the site has the same pages with every bundler and release',
  {tag: ['@webpack', '@oldest']},
  () => {
    const {name} = test.info().project;
    const pages = listPages(buildDir(name)).filter(
      ({file}) => path.basename(file) !== NOT_FOUND_FILE,
    );
    const english = [...ROUTES, CRASH];
    const arabic = [...ARABIC_ROUTES, ARABIC + CRASH];
    expect(pages.map(({route}) => route).sort()).toEqual(
      (hasAllLocales(name) ? [...english, ...arabic] : english).sort(),
    );
  },
);

test("the theme contains nothing from this project's own site", {tag: '@webpack'}, () => {
  const files = fs
    .readdirSync(builtFile(''), {recursive: true, encoding: 'utf8'})
    .filter(file => /\.(?:html|js|css|json|xml)$/.test(file));
  expect(files.length).toBeGreaterThan(30);
  expect(files.filter(file => /redux/i.test(read(file)))).toEqual([]);
});

test(
  "the home page has the theme's base URL banner, not core's",
  {tag: ['@webpack', '@oldest']},
  () => {
    const home = read('index.html');
    expect(home.match(/Your site did not load properly/g)).toHaveLength(1);
    expect(home).not.toContain('docusaurus-base-url-issue-banner');
    expect(read('docs/index.html')).not.toContain('Your site did not load properly');
  },
);

test(
  'each page has a social card, unless no font has its characters',
  {tag: ['@webpack', '@oldest']},
  () => {
    const cardOf = (file: string) =>
      /og:image content="https:\/\/example\.com\/guide\/([^"]*)"/.exec(read(file))?.[1] ?? '';
    expect(read(cardOf('docs/index.html'))).toMatch(/^.PNG/);
    expect(cardOf('blog/index.html')).toMatch(/^assets\/social\/\w+\.png$/);
    expect(cardOf('blog/index.html')).not.toBe(cardOf('docs/index.html'));
    if (hasAllLocales(test.info().project.name)) {
      expect(read('ar/docs/index.html')).toContain('<title');
      expect(cardOf('ar/docs/index.html')).toBe('');
    }
  },
);

test('scripts have nothing of packages that no page needs', {tag: '@webpack'}, () => {
  const scripts = fs
    .readdirSync(builtFile('assets/js'))
    .filter(file => file.endsWith('.js'))
    .map(file => read(`assets/js/${file}`));
  expect(scripts.filter(text => text.includes('See all {count} results'))).not.toEqual([]);
  const unused = ['getDerivedStateFromProps:!0', 'for("react.responder")'];
  expect(scripts.filter(text => unused.some(part => text.includes(part)))).toEqual([]);
});

test(
  "components get the whole configuration, as with the stock theme, and every doc's description",
  {tag: ['@webpack', '@oldest']},
  () => {
    const scripts = fs
      .readdirSync(builtFile('assets/js'))
      .filter(file => file.endsWith('.js'))
      .map(file => read(`assets/js/${file}`));
    const main = scripts.filter(text => text.includes('experimental_router')).join();
    expect(main).toMatch(/\bpresets\b/);
    expect(main).toMatch(/\bstaticDirectories\b/);
    const docs = scripts.filter(text => /docsSidebars"?:\{/.test(text));
    expect(docs.filter(text => !/"?description"?:"\w/.test(text))).toEqual([]);
  },
);

test('the search worker is a separate script', {tag: '@webpack'}, () => {
  const scripts = fs.readdirSync(builtFile('assets/js'));
  const namesWorker = scripts.filter(file => read(`assets/js/${file}`).includes('search-worker'));
  expect(namesWorker.length).toBeGreaterThan(0);
});
