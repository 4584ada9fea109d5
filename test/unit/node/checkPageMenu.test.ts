import {checkPageMenu} from '@site/theme-plugin/src/node/checkPageMenu';

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
