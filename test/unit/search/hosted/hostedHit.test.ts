import {readHostedHit, readHostedResult} from '@site/theme-plugin/src/search/hosted/hostedHit';

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

  it.each([
    ['no object', 'hit'],
    ['null', null],
    ['a list', [HIT]],
  ])('is rejected if it is %s', (_, value) => {
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

describe('the marks in a hit', () => {
  const marked = (value: unknown, matchLevel: unknown = 'full') => ({value, matchLevel});

  it('are read from the text and from each level that has them', () => {
    const hit = read({
      _highlightResult: {
        content: marked('a <mark>b</mark> &lt;'),
        hierarchy: {lvl1: marked('<mark>A</mark>', 'partial'), lvl2: null, lvl3: marked(7)},
      },
      _snippetResult: {content: marked('b', 'none')},
    });
    expect(hit?._highlightResult).toEqual({
      content: {value: 'a <mark>b</mark> <', matchLevel: 'full'},
      hierarchy: {lvl1: {value: '<mark>A</mark>', matchLevel: 'partial'}},
    });
    expect(hit?._snippetResult).toEqual({
      content: {value: 'b', matchLevel: 'none'},
      hierarchy: {},
    });
  });

  it.each([undefined, 'much', 1])(
    'match nothing if the service sends the match level %j',
    matchLevel => {
      const hit = read({_highlightResult: {content: {value: 'a', matchLevel}}});
      expect(hit?._highlightResult?.content).toEqual({value: 'a', matchLevel: 'none'});
    },
  );

  it.each([
    [{}, {hierarchy: {}}],
    [{hierarchy: 'A'}, {hierarchy: {}}],
    [{content: 'a'}, {hierarchy: {}}],
    [{content: {matchLevel: 'full'}}, {hierarchy: {}}],
  ])('are empty if the service sends %j', (sent, expected) => {
    expect(read({_highlightResult: sent})?._highlightResult).toEqual(expected);
  });

  it.each([undefined, null, 'a', []])('are left out if the service sends %j', sent => {
    const hit = read({_highlightResult: sent, _snippetResult: sent});
    expect(hit).not.toHaveProperty('_highlightResult');
    expect(hit).not.toHaveProperty('_snippetResult');
  });
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
