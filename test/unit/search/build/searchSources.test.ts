import type {HostedConfig} from '@site/theme-plugin/search/src/HostedConfig';
import {searchSources} from '@site/theme-plugin/search/src/build/searchSources';

const hosted = {appId: 'APP', insights: false} as HostedConfig;

it('allows the hosts of the hosted index, and its events only if the site reports them', () => {
  expect(searchSources(undefined)).toEqual({});
  expect(searchSources(hosted)).toEqual({
    'connect-src': [
      'https://APP-dsn.algolia.net',
      'https://APP-1.algolianet.com',
      'https://APP-2.algolianet.com',
      'https://APP-3.algolianet.com',
    ],
  });
  const reporting = searchSources({...hosted, insights: true});
  expect(reporting['script-src']).toEqual(['https://cdn.jsdelivr.net']);
  expect(reporting['connect-src']).toContain('https://insights.algolia.io');
});
