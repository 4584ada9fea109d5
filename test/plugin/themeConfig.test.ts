import {themes} from 'prism-react-renderer';
import {validateThemeConfig} from '../../theme-plugin/src/node/themeConfig';

const validate = (themeConfig: Record<string, unknown>) =>
  validateThemeConfig({
    validate: () => {
      throw new Error('not used');
    },
    themeConfig,
  });

it('fills in its own defaults and leaves the keys of other themes alone', () => {
  expect(validate({navbar: {title: 'A site'}})).toEqual({
    navbar: {title: 'A site'},
    folio: {search: {maxResultsPerGroup: 5, pagePath: 'search'}},
  });
});

it.each([
  [
    {folio: {serch: {}}},
    'themeConfig.folio.serch is not an option of this theme. Remove it or use one of: search, reportUrl, verifiedUrl, pageMenu, feedback, copyHeadingLinks, keyboardHelp.',
  ],
  [
    {folio: {search: {maxResultsPerGroup: 0}}},
    'themeConfig.folio.search.maxResultsPerGroup is 0. Valid: a whole number from 1 to 20 (default 5).',
  ],
  [
    {folio: {search: {missingResultsUrl: 'mailto:a@example.com'}}},
    'themeConfig.folio.search.missingResultsUrl is "mailto:a@example.com". Valid: an http(s) address',
  ],
  [
    {folio: {pageMenu: true}},
    'themeConfig.folio.pageMenu is true. Valid: false (the default), or an object with assistants, which may be empty.',
  ],
  [
    {folio: {pageMenu: {assistants: [{label: 'Helper', url: 'example.com'}]}}},
    'themeConfig.folio.pageMenu.assistants.0.url is "example.com". Valid: an http(s) address, in which {url} stands for',
  ],
  ...[{}, {url: 'https://example.com', endpoint: '/answers'}].map(
    (feedback): [Record<string, unknown>, string] => [
      {folio: {feedback}},
      'Valid: false (the default), or an object with either url or endpoint.',
    ],
  ),
  [{folio: {copyHeadingLinks: 1}}, 'themeConfig.folio.copyHeadingLinks is 1. Valid: true'],
  [{folio: {keyboardHelp: 'no'}}, 'themeConfig.folio.keyboardHelp is "no". Valid: true'],
  [{folio: {feedback: {endpoint: 'answers'}}}, 'themeConfig.folio.feedback.endpoint is "answers".'],
])('refuses %j and says what, where and which values are valid', (themeConfig, message) => {
  expect(() => validate(themeConfig)).toThrow(message);
});

it('adds no assistants to the page menu', () => {
  expect(validate({folio: {pageMenu: {}}}).folio).toMatchObject({pageMenu: {assistants: []}});
});

it("leaves Prism's themes out of what every page loads, and keeps the other keys", () => {
  const {prism} = validate({
    prism: {theme: themes.github, darkTheme: themes.dracula, additionalLanguages: ['bash']},
  });
  expect(prism).toEqual({theme: {plain: {}, styles: []}, additionalLanguages: ['bash']});
});
