import {createInsights} from '@site/theme-plugin/search/src/hosted/insights/createInsights';
import type {StoredHit} from '@site/theme-plugin/search/src/SearchClient';

const hit = (objectID: string) => ({objectID}) as StoredHit;
const hits = (count: number) => Array.from({length: count}, (_, index) => hit(`hit-${index}`));

let calls: [string, Record<string, unknown>][];
let loads: number;

beforeEach(() => {
  jest.useFakeTimers();
  calls = [];
  loads = 0;
});

afterEach(() => {
  jest.useRealTimers();
});

const create = () =>
  createInsights({
    appId: 'APP',
    apiKey: 'public',
    indexName: 'docs',
    load: () => {
      loads += 1;
      return (method, payload) => void calls.push([method, payload]);
    },
  });

describe('createInsights', () => {
  it('loads the script with the first event, once', () => {
    const insights = create();
    expect(loads).toBe(0);
    insights.selected({hit: hit('one'), position: 3, queryID: 'query'});
    insights.selected({hit: hit('two'), position: 1, queryID: undefined});
    expect(loads).toBe(1);
    expect(calls).toEqual([
      ['init', {appId: 'APP', apiKey: 'public', partial: true}],
      [
        'clickedObjectIDsAfterSearch',
        {
          index: 'docs',
          eventName: 'Item Selected',
          objectIDs: ['one'],
          positions: [3],
          queryID: 'query',
        },
      ],
      ['clickedObjectIDs', {index: 'docs', eventName: 'Item Selected', objectIDs: ['two']}],
    ]);
  });

  it('reports hits shown for 400 ms, once', () => {
    const insights = create();
    insights.viewed(hits(3));
    jest.advanceTimersByTime(399);
    insights.viewed(hits(2));
    jest.advanceTimersByTime(399);
    expect(loads).toBe(0);
    jest.advanceTimersByTime(1);
    insights.viewed(hits(2));
    jest.advanceTimersByTime(400);
    expect(calls.slice(1)).toEqual([
      [
        'viewedObjectIDs',
        {index: 'docs', eventName: 'Items Viewed', objectIDs: ['hit-0', 'hit-1']},
      ],
    ]);
  });

  it.each([
    [0, []],
    [19, [19]],
    [20, [20]],
    [21, [20, 1]],
    [40, [20, 20]],
  ])('reports %i hits in events of %j', (count, sizes) => {
    const insights = create();
    insights.viewed(hits(count));
    jest.advanceTimersByTime(400);
    const viewed = calls.filter(([method]) => method === 'viewedObjectIDs');
    expect(viewed.map(([, {objectIDs}]) => (objectIDs as string[]).length)).toEqual(sizes);
  });

  it('reports the active hit once the reader stays on it', () => {
    const insights = create();
    insights.active(hit('passed'));
    jest.advanceTimersByTime(200);
    insights.active(hit('kept'));
    jest.advanceTimersByTime(399);
    expect(calls).toEqual([]);
    jest.advanceTimersByTime(1);
    insights.active(hit('kept'));
    jest.advanceTimersByTime(400);
    expect(calls.slice(1)).toEqual([
      ['viewedObjectIDs', {index: 'docs', eventName: 'Item Active', objectIDs: ['kept']}],
    ]);
  });

  it('catches everything that a blocked or broken script throws', () => {
    const insights = createInsights({
      appId: 'APP',
      apiKey: 'public',
      indexName: 'docs',
      load: () => {
        throw new Error('refused by the content security policy');
      },
    });
    expect(() => insights.selected({hit: hit('one'), position: 1, queryID: 'query'})).not.toThrow();
  });
});
