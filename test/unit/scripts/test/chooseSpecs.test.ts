import {chooseSpecs} from '@site/scripts/test/chooseSpecs';

const SPECS = {
  'drawer.spec.ts': "openPage(page, at('/faq'))",
  'everyPage.spec.ts': 'pagesToCheck',
  'playground.spec.ts': "openPage(page, at('/api/store#dispatch'))",
  'search.spec.ts': "openPage(page, at('/api/store-enhancer'))",
  'tutorial.spec.ts': "openPage(page, at('/tutorials/index'))",
};

it.each<[string, string[], string[]]>([
  ['an article', ['docs/api/store.md'], ['everyPage', 'playground']],
  ['an index', ['docs/tutorials/index.md'], ['everyPage', 'tutorial']],
  ['two articles', ['docs/faq.md', 'docs/api/store.md'], ['drawer', 'everyPage', 'playground']],
  ['a diagram', ['src/components/diagrams/Arrow.tsx'], ['everyPage', 'tutorial']],
  ['the search', ['theme-plugin/search/src/ui/Modal.tsx'], ['everyPage', 'search']],
  ['the theme', ['theme-plugin/theme/src/theme/Root.tsx'], ['drawer', 'everyPage']],
  [
    'two rooms',
    ['theme-plugin/playground/src/cell.ts', 'examples/essentials/1/app.ts'],
    ['everyPage', 'playground', 'tutorial'],
  ],
])('chooses what sees a change of %s', (_of, changed, names) => {
  const {specs} = chooseSpecs(changed, SPECS);
  expect(specs).toEqual(names.map(name => `${name}.spec.ts`));
});

it.each<[string, string[]]>([
  ['nothing that it knows of', []],
  ['what everything has in common', ['theme-plugin/pages/src/index.ts']],
  ['an article and what it shows', ['docs/api/store.md', 'theme-plugin/search/src/a.ts']],
  ['front matter', ['docs/api/store.md', 'front matter of docs/api/store.md']],
])('chooses everything if what has changed is %s', (_what, changed) => {
  expect(chooseSpecs(changed, SPECS)).toEqual({specs: [], articles: []});
});

it('limits tests of every article to those that have changed, if nothing else has', () => {
  const changed = ['docs/faq.md', 'docs/api/store.md'];
  expect(chooseSpecs(changed, SPECS).articles).toEqual(changed);
  expect(chooseSpecs(['theme-plugin/search/src/a.ts'], SPECS).articles).toEqual([]);
});
