import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const PAGES = ['actions', 'general'].map(name => ({file: `${name}.html`, route: `/faq/${name}`}));

let dir: string;
beforeAll(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'changed-pages-'));
  for (const {file, route} of PAGES) {
    const link = `<a href=https://example.com/edit/main/docs${route}.md>Edit this page</a>`;
    fs.writeFileSync(path.join(dir, file), link);
  }
});
afterAll(() => fs.rmSync(dir, {recursive: true}));

it.each([
  ['', ['/faq/actions', '/faq/general']],
  ['docs/faq/general.md,docs/api/store.md', ['/faq/general']],
])('ARTICLES="%s" limits the pages to %j', async (articles, routes) => {
  jest.resetModules();
  jest.replaceProperty(process, 'env', {...process.env, ARTICLES: articles});
  const {changedPages} = await import('@site/scripts/pages/changedPages');
  expect(changedPages(dir, PAGES).map(({route}) => route)).toEqual(routes);
});
