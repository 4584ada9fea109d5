import {
  createHitUrl,
  createHitUrlCheck,
  type HitUrlOptions,
} from '@site/theme-plugin/search/src/hitUrl';

const SITE = {siteUrl: 'https://docs.example/guide/', baseUrl: '/guide/'};
const ROOT = {siteUrl: 'https://docs.example/', baseUrl: '/'};

it.each<[string, HitUrlOptions, string, string | null]>([
  ['of this site', SITE, 'https://docs.example/guide/a?b=1#c', '/guide/a?b=1#c'],
  ['of the address it was crawled at', SITE, 'https://old.example/guide/a', '/guide/a'],
  ['without the base URL', SITE, 'https://old.example/a#c', '/guide/a#c'],
  ['of the home page', SITE, 'https://docs.example/guide', '/guide'],
  ['with a path that only starts like the base URL', SITE, '/guidelines', '/guide/guidelines'],
  ['relative to the site', SITE, 'a/b', '/guide/a/b'],
  ['of another host, by two slashes', ROOT, 'https://docs.example//evil.example', '/evil.example'],
  ['of another host, by a backslash', ROOT, 'https://docs.example/\\evil.example', '/evil.example'],
  ['that runs a script', ROOT, 'javascript:alert(1)', null],
  ['that runs a script, disguised', ROOT, ' java\nscript:alert(1)', null],
  ['that contains a page itself', ROOT, 'data:text/html,<script>alert(1)</script>', null],
  ['that is invalid', ROOT, 'https://', null],
  ['with a path that cannot be decoded', ROOT, 'https://docs.example/%E0%A4%A', null],
  ['with an anchor that cannot be decoded', ROOT, 'https://docs.example/a#%', null],
  [
    'of another site that the configuration names',
    {...SITE, externalUrlRegex: 'toolkit\\.example|react\\.example'},
    'https://Toolkit.example/api#store',
    'https://toolkit.example/api#store',
  ],
  [
    'that runs a script, though it matches',
    {...SITE, externalUrlRegex: '.'},
    'javascript:alert(1)',
    null,
  ],
  [
    'with another path',
    {...ROOT, replaceSearchResultPathname: {from: '/docs/', to: '/'}},
    'https://docs.example/docs/a/docs/b#c',
    '/a/b#c',
  ],
  [
    'with another path, from groups',
    {...ROOT, replaceSearchResultPathname: {from: '^/v(\\d)/', to: '/versions/$1/'}},
    'https://docs.example/v2/a',
    '/versions/2/a',
  ],
])('resolves a URL %s', (_case, options, url, expected) => {
  expect(createHitUrl(options)(url)).toBe(expected);
});

describe('a stored URL', () => {
  it.each([
    ['/guide/a?b=1#c', true],
    ['/guide/', true],
    ['/guide', true],
    ['/guide/a#caf%C3%A9', true],
    ['/guidelines', false],
    ['/elsewhere', false],
    ['/guide/../elsewhere', false],
    ['guide/a', false],
    ['', false],
    [' /guide/a', false],
    ['//evil.example/guide/a', false],
    ['/\\evil.example/guide/a', false],
    ['/\t/evil.example/guide/a', false],
    ['https://evil.example/guide/a', false],
    ['https://docs.example/guide/a', false],
    ['javascript:alert(1)', false],
    ['JaVaScRiPt:alert(1)//https://toolkit.example', false],
    [' java\nscript:alert(1)', false],
    ['data:text/html,x', false],
    ['blob:https://docs.example/1', false],
    ['https://', false],
    ['/guide/%E0%A4%A', false],
    ['/guide/100%25', false],
    ['/guide/a#%E0%A4%A', false],
  ])('%j may be followed: %s', (url, expected) => {
    expect(createHitUrlCheck(SITE)(url)).toBe(expected);
  });

  it('may lead to another site that the configuration names', () => {
    const isHitUrl = createHitUrlCheck({...SITE, externalUrlRegex: 'toolkit\\.example'});
    expect(isHitUrl('https://toolkit.example/api')).toBe(true);
    expect(isHitUrl('https://other.example/api')).toBe(false);
    expect(isHitUrl('javascript:alert("toolkit.example")')).toBe(false);
  });
});
