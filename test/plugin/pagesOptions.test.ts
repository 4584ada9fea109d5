import {validateOptions} from '../../theme-plugin/pages/src/options';

const validate = (options: unknown) =>
  validateOptions({
    // Don't use the hook's own `validate`: the plugin words its errors itself.
    validate: () => {
      throw new Error('not used');
    },
    options: options as Parameters<typeof validateOptions>[0]['options'],
  });

const analytics = {
  websiteId: 'b59e9c65-ae32-47f1-8400-119fcf4861c4',
  domain: 'analytics.example.com',
};

const DEFAULTS = {
  id: 'default',
  analytics: false,
  contentSecurityPolicy: false,
  llms: false,
  markdown: false,
  headingIds: false,
  movedPages: false,
  socialCards: false,
  structuredData: 'TechArticle',
};

it("turns analytics off unless it's configured", () => {
  expect(validate(undefined)).toEqual(DEFAULTS);
  expect(validate({})).toEqual(DEFAULTS);
  expect(validate({analytics: false})).toEqual(DEFAULTS);
});

it('fills in the defaults for analytics', () => {
  expect(validate({analytics})).toEqual({
    ...DEFAULTS,
    analytics: {
      ...analytics,
      scriptName: 'script.js',
      autoTrack: true,
      doNotTrack: true,
      cache: true,
      excludeSearch: false,
    },
  });
});

it('fills in the fonts and colors of social cards', () => {
  const colors = {surface: '#fdfbf7', text: '#26211c', accent: '#6a3daf'};
  expect(validate({socialCards: {}}).socialCards).toEqual({fonts: [], colors});
  expect(
    validate({socialCards: {fonts: ['./jp.OTF'], colors: {accent: '#00f'}}}).socialCards,
  ).toEqual({fonts: ['./jp.OTF'], colors: {...colors, accent: '#00f'}});
});

it("keeps the plugin's ID", () => {
  expect(validate({id: 'second'})).toEqual({...DEFAULTS, id: 'second'});
});

it.each([
  [
    {analitics: false},
    'analitics is not an option. Remove it or use one of: analytics, contentSecurityPolicy, headingIds, llms, markdown, movedPages, socialCards, structuredData.',
  ],
  [{analytics: true}, 'analytics is true. Valid: false, or an object with websiteId and domain.'],
  [{analytics: {domain: 'a.example.com'}}, 'analytics.websiteId is missing. Valid: a UUID'],
  [
    {analytics: {...analytics, autoTrack: 'yes'}},
    'analytics.autoTrack is "yes". Valid: true (the default) or false.',
  ],
  [
    {headingIds: true},
    'headingIds is true. Valid: false (the default), or the path of a JSON file such as "./heading-ids.json".',
  ],
  [
    {movedPages: {}},
    'movedPages is {}. Valid: false (the default), or the path of a JSON file such as "./moved-pages.json".',
  ],
  [
    {structuredData: true},
    'structuredData is true. Valid: "TechArticle" (the default), "Article", or false.',
  ],
  [
    {socialCards: true},
    'socialCards is true. Valid: false (the default), or an object with fonts and colors, which may be empty.',
  ],
  [
    {socialCards: {fonts: ['./jp.otf', './jp.woff2']}},
    'socialCards.fonts.1 is "./jp.woff2". Valid: a list of the paths of .ttf, .otf, or .woff files',
  ],
  [
    {socialCards: {colors: {accent: 'red'}}},
    'socialCards.colors.accent is "red". Valid: a color such as "#6a3daf" (the default).',
  ],
  [
    {socialCards: {logo: './logo.svg'}},
    'socialCards.logo is not an option. Remove it or use one of: fonts, colors.',
  ],
  [
    {contentSecurityPolicy: true},
    'contentSecurityPolicy is true. Valid: false (the default), or an object of lists of sources',
  ],
  [
    {contentSecurityPolicy: {'img-src': ['https://a.example; script-src *']}},
    'contentSecurityPolicy.img-src.0 is "https://a.example; script-src *". Valid: a list of sources',
  ],
  [
    {contentSecurityPolicy: {'default-src': []}},
    'contentSecurityPolicy.default-src is not an option.',
  ],
  [
    {analytics: {...analytics, track: 1}},
    'analytics.track is not an option. Remove it or use one of: websiteId, domain,',
  ],
  [{analytics: {...analytics, doNotTrack: 1}}, 'analytics.doNotTrack is 1. Valid: true (the'],
  [{analytics: {...analytics, cache: 1}}, 'analytics.cache is 1. Valid: true (the default) or'],
  [{analytics: {...analytics, excludeSearch: 1}}, 'analytics.excludeSearch is 1. Valid: true or'],
  [{llms: 1}, 'llms is 1. Valid: true or false (the default).'],
  [{markdown: 1}, 'markdown is 1. Valid: true or false (the default).'],
  [{socialCards: {colors: 1}}, 'socialCards.colors is 1. Valid: an object with surface, text and'],
  [{socialCards: {colors: {surface: 1}}}, 'socialCards.colors.surface is 1. Valid: a color such'],
  [{socialCards: {colors: {text: 1}}}, 'socialCards.colors.text is 1. Valid: a color such as'],
  [
    {analytics: {...analytics, domain: 'a.'}},
    'analytics.domain is "a.". Valid: a host without protocol or path',
  ],
  [{analytics: {...analytics, scriptName: '/'}}, 'analytics.scriptName is "/". Valid: a file name'],
])('rejects %j, naming the option, its place, and the valid values', (options, message) => {
  expect(() => validate(options)).toThrow(`plugins → docusaurus-plugin-folio-pages.${message}`);
});

const analyticsOf = (key: string, values: string) =>
  values.split(', ').map(value => [{...analytics, [key]: value}, key, value] as const);

it.each([
  ...analyticsOf('domain', 'localhost, localhost:3000, a.b, 1.example.com, EXAMPLE.com'),
  ...analyticsOf('domain', 'my-stats.example-site.co.uk'),
  ...analyticsOf('scriptName', 's, script.min.js, static/js/my_script-2.js'),
  ...analyticsOf('websiteId', 'B59E9C65-AE32-47F1-8400-119FCF4861C4'),
])('accepts %j', options => {
  expect(validate({analytics: options}).analytics).toMatchObject(options);
});

it.each([
  ...analyticsOf('domain', ', -a.example.com, a-.example.com, a..example.com, .example.com'),
  ...analyticsOf('domain', 'example.com., example-, ex_ample.com, example.com:'),
  ...analyticsOf('domain', 'example.com:port, example.com/path, https://a.example.com/'),
  ...analyticsOf('scriptName', '/script.js, js/, js//script.js, my script.js, js/my script.js'),
  ...analyticsOf('scriptName', 'script.js?v=1, ../x.js?'),
  ...analyticsOf('websiteId', `, 7, x${analytics.websiteId}, ${analytics.websiteId}x`),
])('rejects %j because of %s', (options, key, value) => {
  expect(() => validate({analytics: options})).toThrow(`analytics.${key} is "${value}". Valid: `);
});

it.each(['TechArticle', 'Article', false] as const)(
  'accepts %s as a structured data type',
  structuredData => {
    expect(validate({structuredData}).structuredData).toBe(structuredData);
  },
);

it('accepts the paths of files', () => {
  const files = {
    headingIds: './h.json',
    movedPages: './m.json',
  };
  expect(validate(files)).toMatchObject(files);
  expect(validate({movedPages: 'm'}).movedPages).toBe('m');
});

it('lists each wrong value on its own line, below the name of the plugin', () => {
  expect(() => validate({llms: 1, markdown: 2})).toThrow(
    new Error(
      [
        '[docusaurus-plugin-folio-pages] The configuration is not valid (docusaurus.config):',
        '  - plugins → docusaurus-plugin-folio-pages.llms is 1. Valid: true or false (the default).',
        '  - plugins → docusaurus-plugin-folio-pages.markdown is 2. Valid: true or false (the default).',
      ].join('\n'),
    ),
  );
});
