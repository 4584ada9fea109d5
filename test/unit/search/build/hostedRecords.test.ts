import type {IndexedPage} from '@site/theme-plugin/src/search/build/IndexedPage';
import {hostedRecords} from '@site/theme-plugin/src/search/build/hostedRecords';
import {HOSTED_SETTINGS} from '@site/theme-plugin/src/search/build/hostedSettings';
import {createSearchRequest} from '@site/theme-plugin/src/search/hosted/searchRequest';
import {queryOf} from '../support/hits';
import {recordsOfSite} from '../support/hosted';

let records: Awaited<ReturnType<typeof recordsOfSite>>;

beforeAll(async () => {
  records = await recordsOfSite();
});

const of = (url: string) => records.filter(record => record.url === `https://redux.example${url}`);

describe('hostedRecords', () => {
  it("creates a record for each heading and each block of text, in DocSearch's format", () => {
    expect(of('/api/store#dispatch-action')).toEqual([
      {
        objectID: expect.stringMatching(/^\w+$/),
        url: 'https://redux.example/api/store#dispatch-action',
        type: 'lvl2',
        content: null,
        hierarchy: {
          lvl0: 'API Reference',
          lvl1: 'Store',
          lvl2: 'dispatch(action)',
          lvl3: null,
          lvl4: null,
          lvl5: null,
          lvl6: null,
        },
        language: 'en',
        docusaurus_tag: 'default',
        keywords: [],
        code: [],
        weight: {level: 90, position: 4},
      },
      expect.objectContaining({type: 'content', content: 'Runs the reducer with the action.'}),
      expect.objectContaining({type: 'content', content: 'It is the only way to change state.'}),
    ]);
  });

  it('puts keywords on the page and names from samples on their heading, and adds version and parents', () => {
    const [page] = of('/tutorials/part-1');
    expect(page).toMatchObject({
      type: 'lvl1',
      keywords: ['begin', 'first steps'],
      docusaurus_tag: 'docs-default-current',
    });
    const [heading] = of('/tutorials/part-1#create-a-store');
    expect(heading?.code).toContain('configureStore');
    const [below] = of('/tutorials/part-1#adding-middleware');
    expect(below).toMatchObject({
      type: 'lvl3',
      hierarchy: {lvl1: 'Part 1: Overview', lvl2: 'Create a store', lvl3: 'Adding middleware'},
    });
  });

  it('has no records for pages that are excluded from search', () => {
    const paths = new Set(records.map(({url}) => new URL(url).pathname));
    expect([...paths].sort()).toEqual([
      '/',
      '/api/store',
      '/tutorials/part-1',
      '/usage/middleware',
    ]);
  });

  it('has unique IDs that stay the same after a rebuild', async () => {
    const ids = records.map(({objectID}) => objectID);
    expect(new Set(ids).size).toBe(ids.length);
    expect((await recordsOfSite()).map(({objectID}) => objectID)).toEqual(ids);
  });

  it('keeps the IDs of a section when another one gets more text', () => {
    const section = (title: string, anchor: string, text: string) => ({
      level: anchor === '' ? 1 : 2,
      parent: anchor === '' ? -1 : 0,
      anchor,
      title,
      text,
      code: [],
      names: [],
    });
    const idsOf = (lead: string) => {
      const sections = [section('Page', '', lead), section('Part', 'part', 'one\ntwo')];
      const page = {path: '/p', title: 'Page', group: 'G', tag: null, keywords: [], links: []};
      const options = {origin: 'https://a.example', language: 'en'};
      return hostedRecords([{...page, description: '', sections}], options)
        .filter(({url}) => url.endsWith('#part'))
        .map(({objectID}) => objectID);
    };
    expect(idsOf('a')).toHaveLength(3);
    expect(idsOf('a\nb\nc')).toEqual(idsOf('a'));
  });

  it('escapes HTML exactly once', () => {
    const page: IndexedPage = {
      path: '/types',
      title: 'Types',
      group: 'R&D',
      tag: null,
      keywords: [],
      links: [],
      description: '',
      sections: [
        {
          level: 1,
          parent: -1,
          anchor: '',
          title: 'Store<S, A>',
          text: 'a && b',
          code: [],
          names: [],
        },
      ],
    };
    const [heading, text] = hostedRecords([page], {origin: 'https://a.example', language: 'en'});
    expect(heading?.hierarchy).toMatchObject({lvl0: 'R&amp;D', lvl1: 'Store&lt;S, A&gt;'});
    expect(text?.content).toBe('a &amp;&amp; b');
  });
});

describe('settings of the index', () => {
  const {params} = createSearchRequest(queryOf('a'), {indexName: 'docs', insights: false});

  it("answer requests without parameters like the dialog's", () => {
    expect(HOSTED_SETTINGS).toMatchObject({
      attributesToRetrieve: params.attributesToRetrieve,
      highlightPreTag: params.highlightPreTag,
      highlightPostTag: params.highlightPostTag,
      snippetEllipsisText: params.snippetEllipsisText,
      hitsPerPage: params.hitsPerPage,
    });
  });

  it('have the facets that contextual search filters by', () => {
    expect(HOSTED_SETTINGS.attributesForFaceting).toEqual(
      expect.arrayContaining(['language', 'docusaurus_tag']),
    );
    expect(Object.keys(records[0] ?? {})).toEqual(
      expect.arrayContaining([...HOSTED_SETTINGS.attributesForFaceting]),
    );
  });
});
