import {createLazyClient} from '../../../../theme-plugin/src/search/session/createLazyClient';
import {SearchError} from '../../../../theme-plugin/src/search/session/errors';
import type {SearchClient} from '../../../../theme-plugin/src/search/session/types';

function answering(nbHits: number): SearchClient & {warmed: number} {
  return {
    warmed: 0,
    search: async () => ({results: [{hits: [], nbHits}]}),
    warm() {
      this.warmed += 1;
    },
  };
}

it('loads with the first use, once', async () => {
  const inner = answering(3);
  let loads = 0;
  const client = createLazyClient(async () => {
    loads += 1;
    return inner;
  });
  expect(loads).toBe(0);
  client.warm();
  const [first] = (await client.search([])).results;
  await client.search([]);
  expect(first?.nbHits).toBe(3);
  expect(inner.warmed).toBe(1);
  expect(loads).toBe(1);
});

it('a failure to load is one of that search only, and never unhandled', async () => {
  let isOnline = false;
  const client = createLazyClient(async () => {
    if (!isOnline) {
      throw new Error('Loading chunk 7 failed.');
    }
    return answering(1);
  });
  client.warm();
  const error = await client.search([]).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(SearchError);
  expect(error).toMatchObject({kind: 'unreachable'});
  isOnline = true;
  expect((await client.search([])).results).toHaveLength(1);
});
