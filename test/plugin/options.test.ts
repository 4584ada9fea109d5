import {validateOptions} from '../../theme-plugin/theme/src/node/options';

const validate = (options: unknown) =>
  validateOptions({
    // Don't use the hook's own `validate`: the theme words its errors itself.
    validate: () => {
      throw new Error('not used');
    },
    options: options as Parameters<typeof validateOptions>[0]['options'],
  });

const DEFAULTS = {
  id: 'default',
  infima: true,
  search: {startLinks: false, synonyms: false},
  themeColor: false,
};

it("keeps the plugin's ID", () => {
  expect(validate({id: 'second'})).toEqual({...DEFAULTS, id: 'second'});
});

it.each([
  [{infima: 'none'}, 'infima is "none". Valid: true (the default) or false.'],
  [
    {search: {synonyms: true}},
    'search.synonyms is true. Valid: false (the default), or the path of a JSON file such as "./search-synonyms.json".',
  ],
  [
    {search: {startLinks: ['/start']}},
    'search.startLinks is ["/start"]. Valid: false (the default), or the path of a JSON file such as "./search-start-links.json".',
  ],
  [
    {search: {synonyms: ''}},
    'search.synonyms is "". Valid: false (the default), or the path of a JSON file such as "./search-synonyms.json".',
  ],
  [{themeColor: '#fff'}, 'themeColor is "#fff". Valid: false (the default), or an object with'],
  [{themeColor: {light: '#fff'}}, 'themeColor.dark is missing. Valid: a color such as "#171513".'],
  [{search: true}, 'search is true. Valid: an object with startLinks and synonyms.'],
])('rejects %j, naming the option, its place, and the valid values', (options, message) => {
  expect(() => validate(options)).toThrow(`themes → docusaurus-theme-folio.${message}`);
});

it.each(['#fff', '#FDFCFA'])('accepts %s as a color', light => {
  const themeColor = {light, dark: '#000'};
  expect(validate({themeColor}).themeColor).toEqual(themeColor);
});

it.each(['white', 'fff', '#ffff', '#fffffff', 'a #fff', '#ggg'])('rejects %s as a color', light => {
  expect(() => validate({themeColor: {light, dark: '#000'}})).toThrow(
    `themeColor.light is "${light}". Valid: a color such as "#fdfbf7".`,
  );
});

it('fills in the defaults', () => {
  expect(validate(undefined)).toEqual(DEFAULTS);
  expect(validate({})).toEqual(DEFAULTS);
});

it('accepts the paths of files', () => {
  const search = {startLinks: './s.json', synonyms: false};
  expect(validate({search}).search).toEqual(search);
});

it('says which options it has', () => {
  expect(() => validate({analitics: false})).toThrow(
    'analitics is not an option. Remove it or use one of: infima, search, themeColor.',
  );
});

it('names the package that has the options of earlier versions, and the line to add', () => {
  expect(() => validate({infima: false, llms: true, socialCards: {}})).toThrow(
    "[docusaurus-theme-folio] These options are now those of docusaurus-plugin-folio-pages: llms, socialCards. Install it, and move them there: plugins: [['docusaurus-plugin-folio-pages', {llms, socialCards}]]",
  );
});

it('names the package that was an option of earlier versions, and the line to add', () => {
  expect(() => validate({playground: {packages: ['redux']}})).toThrow(
    "[docusaurus-theme-folio] The option playground is now a package, docusaurus-theme-folio-playground. Install it, and add it below this theme: themes: [['docusaurus-theme-folio-playground', {packages, packagesFrom, wrappers}]]",
  );
});
