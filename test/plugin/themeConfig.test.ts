import {themes} from 'prism-react-renderer';
import {codeTheme} from '../../theme-plugin/src/codeTheme';
import {validateThemeConfig} from '../../theme-plugin/src/themeConfig';

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
    folio: {search: {maxResultsPerGroup: 5}},
  });
});

it.each([
  [
    {folio: {serch: {}}},
    'themeConfig.folio.serch is not an option of this theme. Remove it or use one of: search.',
  ],
  [
    {folio: {search: {maxResultsPerGroup: 0}}},
    'themeConfig.folio.search.maxResultsPerGroup is 0. Valid: a whole number from 1 to 20 (default 5).',
  ],
  [
    {folio: {search: {missingResultsUrl: 'mailto:a@example.com'}}},
    'themeConfig.folio.search.missingResultsUrl is "mailto:a@example.com". Valid: an http(s) address',
  ],
])('refuses %j and says what, where and which values are valid', (themeConfig, message) => {
  expect(() => validate(themeConfig)).toThrow(message);
});

it("gives code the theme's colors where the site chose none", () => {
  const {prism} = validate({prism: {theme: themes.palenight, additionalLanguages: []}});
  expect(prism).toEqual({theme: codeTheme, darkTheme: codeTheme, additionalLanguages: []});
});

it("leaves the site's own code colors alone", () => {
  const prism = {theme: themes.github, additionalLanguages: []};
  expect(validate({prism}).prism).toEqual(prism);
});
