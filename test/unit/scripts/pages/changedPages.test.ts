import {folderOfTests} from '@site/test/unit/support/folderOfTest';

const PAGES = ['actions', 'general'].map(name => ({file: `${name}.html`, route: `/faq/${name}`}));

const {at, write} = folderOfTests();
beforeAll(() => {
  for (const {file, route} of PAGES) {
    const link = `<a href=https://example.com/edit/main/docs${route}.md>Edit this page</a>`;
    write(file, link);
  }
});

it.each([
  ['', ['/faq/actions', '/faq/general']],
  ['docs/faq/general.md,docs/api/store.md', ['/faq/general']],
])('ARTICLES="%s" limits the pages to %j', async (articles, routes) => {
  jest.resetModules();
  jest.replaceProperty(process, 'env', {...process.env, ARTICLES: articles});
  const {changedPages} = await import('@site/scripts/pages/changedPages');
  expect(changedPages(at(), PAGES).map(({route}) => route)).toEqual(routes);
});
