import {validateOptions} from '../../theme-plugin/src/node/options';

const validate = (options: unknown) =>
  validateOptions({
    // The hook's own `validate` is not used: the theme words its errors itself.
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
  docDescriptions: false,
  infima: true,
  llms: false,
  markdown: false,
  movedPages: false,
  search: {startLinks: false, synonyms: false},
};

it('turns analytics off unless configured', () => {
  expect(validate(undefined)).toEqual(DEFAULTS);
  expect(validate({})).toEqual(DEFAULTS);
  expect(validate({analytics: false})).toEqual(DEFAULTS);
});

it('fills in the defaults of analytics', () => {
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

it.each(['websiteId', 'domain'])('refuses analytics with an empty %s', key => {
  expect(() => validate({analytics: {...analytics, [key]: ''}})).toThrow(`analytics.${key} is "".`);
});

it("keeps the plugin's id", () => {
  expect(validate({id: 'second'})).toEqual({...DEFAULTS, id: 'second'});
});

it.each([
  [
    {analitics: false},
    'analitics is not an option of this theme. Remove it or use one of: analytics, docDescriptions, infima, llms, markdown, movedPages, search.',
  ],
  [{analytics: true}, 'analytics is true. Valid: false, or an object with websiteId and domain.'],
  [{analytics: {domain: 'a.example.com'}}, 'analytics.websiteId is missing. Valid: a UUID'],
  [{analytics: {...analytics, websiteId: '7'}}, 'analytics.websiteId is "7". Valid: a UUID'],
  [
    {analytics: {...analytics, domain: 'https://a.example.com/'}},
    'analytics.domain is "https://a.example.com/". Valid: a host without protocol or path',
  ],
  [
    {analytics: {...analytics, scriptName: '../x.js?'}},
    'analytics.scriptName is "../x.js?". Valid: a file name',
  ],
  [
    {analytics: {...analytics, autoTrack: 'yes'}},
    'analytics.autoTrack is "yes". Valid: true (the default) or false.',
  ],
  [
    {movedPages: {}},
    'movedPages is {}. Valid: false (the default), or the path of a JSON file such as "./moved-pages.json".',
  ],
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
  [{docDescriptions: 'yes'}, 'docDescriptions is "yes". Valid: true or false (the default).'],
  [
    {analytics: {...analytics, track: 1}},
    'analytics.track is not an option of this theme. Remove it or use one of: websiteId, domain,',
  ],
])('refuses %j and says what, where and which values are valid', (options, message) => {
  expect(() => validate(options)).toThrow(`themes → docusaurus-theme-folio.${message}`);
});

it('names every wrong value at once', () => {
  const wrong = {analytics: {...analytics, cache: 1, doNotTrack: 'no'}};
  expect(() => validate(wrong)).toThrow(/doNotTrack[^]*cache/);
});
