/** @jest-environment jsdom */
import {getSearchClient} from '@site/theme-plugin/search/src/session/getSearchClient';
import {queryOf} from '../support/hits';
import {HOSTED} from '../support/hosted';

const SITE = {indexUrl: 'https://a.example/search/', siteUrl: 'https://a.example/', baseUrl: '/'};

describe('getSearchClient', () => {
  it('returns one client for the life of the page', () => {
    const client = getSearchClient(SITE);
    expect(getSearchClient({...SITE})).toBe(client);
    expect(getSearchClient({...SITE, indexUrl: 'https://a.example/fr/search/'})).not.toBe(client);
  });

  it('returns one client for a hosted index, whatever the local index', () => {
    const client = getSearchClient({...SITE, hosted: HOSTED});
    expect(client).not.toBe(getSearchClient(SITE));
    expect(getSearchClient({...SITE, indexUrl: 'https://b.example/', hosted: {...HOSTED}})).toBe(
      client,
    );
    expect(getSearchClient({...SITE, hosted: {...HOSTED, indexName: 'blog'}})).not.toBe(client);
  });

  it("names what's missing if a hosted build has no hosted index configured", async () => {
    process.env['FOLIO_HOSTED_SEARCH'] = 'true';
    const client = getSearchClient({...SITE, indexUrl: 'https://c.example/'});
    const thrown: unknown = await client.search(queryOf('store')).catch((error: unknown) => error);
    delete process.env['FOLIO_HOSTED_SEARCH'];
    expect(thrown).toEqual(
      new Error('The site was bundled for a hosted index, but has no themeConfig.algolia.'),
    );
  });
});
