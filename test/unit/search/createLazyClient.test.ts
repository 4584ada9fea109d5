import {createLazyClient} from '@site/theme-plugin/search/src/createLazyClient';
import {SearchError} from '@site/theme-plugin/search/src/SearchError';
import type {SearchClient} from '@site/theme-plugin/search/src/SearchClient';
import {queryOf} from './support/hits';

function answering(nbHits: number): SearchClient & {warmed: number} {
  return {
    warmed: 0,
    search: async () => ({hits: [], nbHits}),
    warm() {
      this.warmed += 1;
    },
  };
}

it('loads once, on first use', async () => {
  const inner = answering(3);
  let loads = 0;
  const client = createLazyClient(async () => {
    loads += 1;
    return inner;
  });
  expect(loads).toBe(0);
  client.warm();
  const first = await client.search(queryOf('store'));
  expect(first.nbHits).toBe(3);
  expect(inner.warmed).toBe(1);
  expect(loads).toBe(1);
});

it('fails only the current search if loading fails, and leaves no rejection unhandled', async () => {
  let isOnline = false;
  const client = createLazyClient(async () => {
    if (!isOnline) {
      throw new Error('Loading chunk 7 failed.');
    }
    return answering(1);
  });
  client.warm();
  const error = await client.search(queryOf('store')).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(SearchError);
  expect(error).toMatchObject({kind: 'unreachable'});
  isOnline = true;
  expect((await client.search(queryOf('store'))).nbHits).toBe(1);
});
