import {hostedRecords} from '@site/theme-plugin/search/src/build/hostedRecords';
import {HOSTED_SETTINGS} from '@site/theme-plugin/search/src/build/hostedSettings';
import {createSearchRequest} from '@site/theme-plugin/search/src/hosted/searchRequest';
import {queryOf} from '../support/hits';
import {recordsOfSite} from '../support/hosted';
import {pagesOf} from '../support/pagesOf';

let records: Awaited<ReturnType<typeof recordsOfSite>>;

beforeAll(async () => {
  records = await recordsOfSite();
});

/** @param change - of the text of each section */
function recordsOf(text: string, change = (line: string) => line) {
  const pages = pagesOf(text).map(page => ({
    ...page,
    sections: page.sections.map(section => ({...section, text: change(section.text)})),
  }));
  return hostedRecords(pages, {origin: 'https://a.example', language: 'en'});
}

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

  it('has unique IDs that stay the same after a rebuild', async () => {
    const ids = records.map(({objectID}) => objectID);
    expect(new Set(ids).size).toBe(ids.length);
    expect((await recordsOfSite()).map(({objectID}) => objectID)).toEqual(ids);
  });

  it('keeps the IDs of a section when another one gets more text', () => {
    const idsOf = (lead: string) =>
      recordsOf(`/p # Page | ${lead}\n## Part | one two`, text => text.replaceAll(' ', '\n'))
        .filter(({url}) => url.endsWith('#part'))
        .map(({objectID}) => objectID);
    expect(idsOf('a')).toHaveLength(3);
    expect(idsOf('a b c')).toEqual(idsOf('a'));
  });

  it('escapes HTML exactly once', () => {
    const [heading, text] = recordsOf('/types @R&D # Store<S, A> | a && b');
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
