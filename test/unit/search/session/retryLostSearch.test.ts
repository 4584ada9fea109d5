/** @jest-environment jsdom */
import {retryLostSearch} from '@site/theme-plugin/src/search/session/retryLostSearch';
import {SearchError} from '@site/theme-plugin/src/search/SearchError';
import type {SearchClient, SearchResult} from '@site/theme-plugin/src/search/SearchClient';
import {queryOf} from '../support/hits';

const down = new SearchError({kind: 'unreachable', message: 'down'});
const broken = new SearchError({kind: 'api', status: 500, message: 'broken'});
const answer: SearchResult = {hits: [], nbHits: 1};
const query = queryOf('store');

const comeBack = () => window.dispatchEvent(new Event('online'));

type Search = () => Promise<SearchResult>;
const fails = async () => {
  throw down;
};
const succeeds = async () => answer;
const failsOnceBack = async () => {
  comeBack();
  throw down;
};

/** A client that answers with these searches in turn. Another search fails the test. */
function clientOf(...searches: Search[]): SearchClient {
  return retryLostSearch({
    isOfLastBuild: true,
    search: () => searches.shift()?.() ?? Promise.reject(new Error('asked too often')),
    warm() {},
  });
}

/** The same, but after a first search, which is always tried twice. */
async function usedClientOf(...searches: Search[]): Promise<SearchClient> {
  const client = clientOf(succeeds, ...searches);
  await client.search(query);
  return client;
}

it('tries again if the network came back before the failure was known', async () => {
  const client = await usedClientOf(failsOnceBack, succeeds);
  await expect(client.search(query)).resolves.toBe(answer);
});

it('tries again only once, and reports the second failure', async () => {
  const client = await usedClientOf(failsOnceBack, failsOnceBack);
  await expect(client.search(query)).rejects.toBe(down);
});

it("reports a failure right away if the network didn't come back in the meantime", async () => {
  const client = await usedClientOf(fails, succeeds);
  comeBack();
  await expect(client.search(query)).rejects.toBe(down);
  comeBack();
  await expect(client.search(query)).resolves.toBe(answer);
});

it('tries the first search twice, because a request that it shares may have failed before', async () => {
  await expect(clientOf(fails, succeeds).search(query)).resolves.toBe(answer);
  await expect(clientOf(fails, fails).search(query)).rejects.toBe(down);
});

it('retries a search if a request that it shares has failed', async () => {
  let lose: () => void = () => {};
  const lost = new Promise<SearchResult>((_, reject) => {
    lose = () => reject(down);
  });
  const client = await usedClientOf(
    () => lost,
    () => lost,
    succeeds,
  );
  const older = client.search(query);
  const newer = client.search(query);
  lose();
  await expect(older).rejects.toBe(down);
  await expect(newer).resolves.toBe(answer);
});

it("tries once if the browser knows that it's offline", async () => {
  const onLine = jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(clientOf(fails, succeeds).search(query)).rejects.toBe(down);
  onLine.mockRestore();
});

it('tries once if the service refuses', async () => {
  const refused = () => Promise.reject(broken);
  await expect(clientOf(refused, succeeds).search(query)).rejects.toBe(broken);
});

it('leaves answers and the rest of the client alone', async () => {
  const client = clientOf(succeeds);
  await expect(client.search(query)).resolves.toBe(answer);
  expect(client.isOfLastBuild).toBe(true);
});

it('lets a search be aborted, even on the second try', async () => {
  const {signal} = new AbortController();
  const signals: unknown[] = [];
  const client = retryLostSearch({
    async search(_, given) {
      signals.push(given);
      return signals.length === 1 ? failsOnceBack() : answer;
    },
    warm() {},
  });
  await client.search(query, signal);
  expect(signals).toEqual([signal, signal]);
});
