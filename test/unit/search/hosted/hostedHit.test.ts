import {readHostedHit, readHostedResult} from '@site/theme-plugin/search/src/hosted/hostedHit';

/** Rejects one URL, like the site's check would. */
const toUrl = (url: string) => (url.startsWith('javascript:') ? null : url);

const HIT = {
  objectID: 'id',
  url: '/a',
  type: 'lvl2',
  content: null,
  hierarchy: {lvl0: 'Guides', lvl1: 'A', lvl2: 'Part'},
};

const read = (change: Record<string, unknown>) => readHostedHit({...HIT, ...change}, toUrl);

describe('a hit from the service', () => {
  it('has every level, and only known fields', () => {
    expect(read({popularity: 3})).toEqual({
      ...HIT,
      hierarchy: {...HIT.hierarchy, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
      markedHierarchy: {},
    });
  });

  it.each([
    ['content', 'content'],
    ['lvl1', 'lvl1'],
    ['lvl6', 'lvl6'],
    ['lvl0', 'lvl2'],
    ['lvl7', 'lvl2'],
    ['askAI', 'lvl2'],
    [undefined, 'lvl2'],
    [3, 'lvl2'],
  ])('of type %j is read as %s', (type, expected) => {
    expect(read({type})?.type).toBe(expected);
  });

  it('is read as a page if it names neither a type nor a heading', () => {
    expect(read({type: undefined, hierarchy: {lvl0: 'Guides'}})?.type).toBe('lvl1');
    expect(read({type: undefined, hierarchy: {}})?.type).toBe('lvl1');
  });

  it('decodes HTML entities exactly once', () => {
    const content = '&lt;b&gt; &quot;x&quot; &#39;y&#39; &#x27;z&#x27; &amp;lt; &copy;';
    expect(read({content})?.content).toBe(`<b> "x" 'y' 'z' &lt; &copy;`);
  });

  it.each(['hit', null, [HIT]])('is rejected if it is %j', value => {
    expect(readHostedHit(value, toUrl)).toBeNull();
  });

  it.each([
    {objectID: 7},
    {objectID: undefined},
    {hierarchy: null},
    {hierarchy: ['Guides']},
    {url: undefined},
    {url: 7},
    {url: 'javascript:alert(1)'},
  ])('is rejected with %j', change => {
    expect(read(change)).toBeNull();
  });

  it.each([7, {}, ['text'], undefined])('has no text if the service sends %j', content => {
    expect(read({content})?.content).toBeNull();
  });
});

describe('the marked texts of a hit', () => {
  const marked = (value: unknown) => ({value, matchLevel: 'full'});

  it('are those of the levels that the service sends, snippets first', () => {
    const hit = read({
      _highlightResult: {
        hierarchy: {
          lvl1: marked('<mark>A</mark> &lt;'),
          lvl2: null,
          lvl3: marked(7),
          lvl4: marked('<mark>Long</mark> and longer'),
        },
      },
      _snippetResult: {hierarchy: {lvl4: marked('<mark>Long</mark> …')}},
    });
    expect(hit?.markedHierarchy).toEqual({lvl1: '<mark>A</mark> <', lvl4: '<mark>Long</mark> …'});
  });

  it('are the excerpt of a text, but not of a heading', () => {
    const _snippetResult = {content: marked('a <mark>b</mark> &lt;')};
    expect(read({type: 'content', _snippetResult})?.excerpt).toBe('a <mark>b</mark> <');
    expect(read({type: 'lvl1', _snippetResult})).not.toHaveProperty('excerpt');
  });

  it.each([undefined, null, 'a', [], {}, {hierarchy: 'A'}, {content: 'a'}, {content: {}}])(
    'are left out if the service sends %j',
    sent => {
      const hit = read({type: 'content', _highlightResult: sent, _snippetResult: sent});
      expect(hit?.markedHierarchy).toEqual({});
      expect(hit).not.toHaveProperty('excerpt');
    },
  );
});

describe('a response from the service', () => {
  it("leaves out the hits that can't be shown", () => {
    const {hits} = readHostedResult({hits: [HIT, {...HIT, url: 7}, null], nbHits: 3}, toUrl);
    expect(hits.map(({objectID}) => objectID)).toEqual(['id']);
  });

  it("has the service's count, or counts what was sent", () => {
    expect(readHostedResult({hits: [HIT], nbHits: 45}, toUrl).nbHits).toBe(45);
    expect(readHostedResult({hits: [HIT]}, toUrl).nbHits).toBe(1);
    expect(readHostedResult({hits: [HIT], nbHits: 'many'}, toUrl).nbHits).toBe(1);
  });

  it('has the query ID that events need, if there is one', () => {
    expect(readHostedResult({hits: [], queryID: 'id'}, toUrl)).toEqual({
      hits: [],
      nbHits: 0,
      queryID: 'id',
    });
    expect(readHostedResult({hits: [], queryID: 7}, toUrl)).not.toHaveProperty('queryID');
  });

  it.each([null, undefined, 'hits', [], {}, {hits: {}}])('is invalid if it is %j', value => {
    expect(() => readHostedResult(value, toUrl)).toThrow(
      new TypeError('The answer of the search service holds no list of hits.'),
    );
  });
});
