import {
  createHitUrl,
  type HitUrlOptions,
} from '../../../../../theme-plugin/src/client/search/searchClient/hitUrl';

const SITE = {siteUrl: 'https://docs.example/guide/', baseUrl: '/guide/'};
const ROOT = {siteUrl: 'https://docs.example/', baseUrl: '/'};

it.each<[string, HitUrlOptions, string, string | null]>([
  ['of this site', SITE, 'https://docs.example/guide/a?b=1#c', '/guide/a?b=1#c'],
  ['of the address it was crawled at', SITE, 'https://old.example/guide/a', '/guide/a'],
  ['without the base URL', SITE, 'https://old.example/a#c', '/guide/a#c'],
  ['of the home page', SITE, 'https://docs.example/guide', '/guide'],
  ['with a path that only begins like the base URL', SITE, '/guidelines', '/guide/guidelines'],
  ['relative to the site', SITE, 'a/b', '/guide/a/b'],
  ['of another host, by two slashes', ROOT, 'https://docs.example//evil.example', '/evil.example'],
  ['of another host, by a backslash', ROOT, 'https://docs.example/\\evil.example', '/evil.example'],
  ['that runs a script', ROOT, 'javascript:alert(1)', null],
  ['that runs a script, disguised', ROOT, ' java\nscript:alert(1)', null],
  ['that holds a page itself', ROOT, 'data:text/html,<script>alert(1)</script>', null],
  ['that is none', ROOT, 'https://', null],
  [
    'of another site that is known',
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
])('an address %s', (_case, options, url, expected) => {
  expect(createHitUrl(options)(url)).toBe(expected);
});
