import {themes} from 'prism-react-renderer';
import {validateThemeConfig} from '../../theme-plugin/theme/src/node/themeConfig';

const validate = (themeConfig: Record<string, unknown>) =>
  validateThemeConfig({
    validate: () => {
      throw new Error('not used');
    },
    themeConfig,
  });

it("fills in its own defaults and leaves other themes' keys alone", () => {
  expect(validate({navbar: {title: 'A site'}})).toEqual({
    navbar: {title: 'A site'},
    folio: {search: {maxResultsPerGroup: 5, pagePath: 'search'}},
  });
});

it('adds no assistants to the page menu', () => {
  expect(validate({folio: {pageMenu: {}}}).folio).toMatchObject({pageMenu: {assistants: []}});
});

it("keeps Prism's themes out of what every page loads, and keeps the other keys", () => {
  const {prism} = validate({
    prism: {theme: themes.github, darkTheme: themes.dracula, additionalLanguages: ['bash']},
  });
  expect(prism).toEqual({theme: {plain: {}, styles: []}, additionalLanguages: ['bash']});
});

const folioOf = (folio: unknown) => validate({folio}).folio;

const HTTP = ['http', 'https'].map(protocol => `${protocol}://example.com/{path}`);

it.each([
  ...[1, 20].map(maxResultsPerGroup => ({search: {maxResultsPerGroup}})),
  ...['search', 'docs/find-it', 'a/b/c', false].map(pagePath => ({search: {pagePath}})),
  ...HTTP.map(missingResultsUrl => ({search: {missingResultsUrl}})),
  {pageMenu: false},
  ...HTTP.map(url => ({pageMenu: {assistants: [{label: 'Helper', url}]}})),
  ...HTTP.map(reportUrl => ({reportUrl})),
  {copyHeadingLinks: false},
])('accepts %j', folio => {
  expect(folioOf(folio)).toMatchObject(folio);
});

it.each([
  [
    {serch: {}},
    'serch is not an option. Remove it or use one of: search, reportUrl, pageMenu, copyHeadingLinks.',
  ],
  [
    {search: {maxResultsPerGroup: 0}},
    'search.maxResultsPerGroup is 0. Valid: a whole number from 1 to 20 (default 5).',
  ],
  [
    {search: {missingResultsUrl: 'mailto:a@example.com'}},
    'search.missingResultsUrl is "mailto:a@example.com". Valid: an http(s) address',
  ],
  [
    {pageMenu: true},
    'pageMenu is true. Valid: false (the default), or an object with assistants, which may be empty.',
  ],
  [
    {pageMenu: {assistants: [{label: 'Helper', url: 'example.com'}]}},
    'pageMenu.assistants.0.url is "example.com". Valid: an http(s) address, in which {url} stands for',
  ],
  [{copyHeadingLinks: 1}, 'copyHeadingLinks is 1. Valid: true'],
  [{search: 'yes'}, 'search is "yes". Valid: an object with maxResultsPerGroup, missingResultsUrl'],
  [{search: {maxResultsPerGroup: 21}}, 'search.maxResultsPerGroup is 21. Valid: a whole number'],
  [{search: {maxResultsPerGroup: 1.5}}, 'search.maxResultsPerGroup is 1.5. Valid: a whole number'],
  [{search: {maxResultsPerGroup: '5'}}, 'search.maxResultsPerGroup is "5". Valid: a whole number'],
  [
    {search: {missingResultsUrl: 'see https://example.com'}},
    'search.missingResultsUrl is "see https://example.com".',
  ],
  ...['', '/search', 'search/', 'a//b', 'a b', 'a/b c', 'search?x', 'search#x', 'a/b?c', true].map(
    (pagePath): [Record<string, unknown>, string] => [
      {search: {pagePath}},
      `search.pagePath is ${JSON.stringify(pagePath)}. Valid: a path below the base URL`,
    ],
  ),
  [
    {reportUrl: 'example.com'},
    'reportUrl is "example.com". Valid: an http(s) address, in which {path}',
  ],
  [{reportUrl: 'at https://example.com'}, 'reportUrl is "at https://example.com". Valid:'],
  [
    {pageMenu: {assistants: 'all'}},
    'pageMenu.assistants is "all". Valid: a list of objects with label and url.',
  ],
  [
    {pageMenu: {assistants: [{url: 'https://example.com'}]}},
    'pageMenu.assistants.0.label is missing. Valid: the name of the assistant.',
  ],
  [{pageMenu: {assistants: [{label: 'Helper'}]}}, 'pageMenu.assistants.0.url is missing. Valid:'],
  [
    {pageMenu: {assistants: [{label: 'Helper', url: 'at https://example.com'}]}},
    'pageMenu.assistants.0.url is "at https://example.com". Valid:',
  ],
])('rejects %j, naming the option, its place, and the valid values', (folio, message) => {
  expect(() => folioOf(folio)).toThrow(`themeConfig.folio.${message}`);
});

it("rejects a value that isn't an object", () => {
  expect(() => folioOf('on')).toThrow('themeConfig.folio is "on". Valid: an object.');
});

it('names every wrong value at once, each on its own line', () => {
  expect(() => folioOf({pageMenu: 1, copyHeadingLinks: 2})).toThrow(
    /pageMenu is 1\..*\n {2}- .*copyHeadingLinks is 2\./,
  );
});

it.each([undefined, null])('leaves the configuration alone if it has %s for Prism', prism => {
  expect(validate({prism}).prism).toBe(prism);
});

it('adds no hosted index to a site without one', () => {
  expect(validate({})).not.toHaveProperty('algolia');
});
