import {getPagedSearch} from '../../../../theme-plugin/src/search/session/getPagedSearch';
import {manualClient} from '../support/hits';

const isNarrow = () => false;

describe('the search that the search page finds again', () => {
  it('is one for an index and its filters', () => {
    const client = manualClient();
    const options = {client, indexName: 'docs', isNarrow};
    const search = getPagedSearch({...options, facetFilters: ['language:en']});
    expect(getPagedSearch({...options, facetFilters: ['language:en']})).toBe(search);
    expect(getPagedSearch({...options, facetFilters: ['language:fr']})).not.toBe(search);
    expect(getPagedSearch(options)).not.toBe(search);
    expect(getPagedSearch({...options, indexName: 'blog', facetFilters: ['language:en']})).not.toBe(
      search,
    );
  });

  it('is another for another client', () => {
    const options = {indexName: 'docs', isNarrow};
    const search = getPagedSearch({...options, client: manualClient()});
    expect(getPagedSearch({...options, client: manualClient()})).not.toBe(search);
  });
});
