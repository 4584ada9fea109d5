/** @jest-environment jsdom */
import {retryWhenOnline} from '../../../../theme-plugin/src/search/session/retryWhenOnline';
import {SearchError} from '../../../../theme-plugin/src/search/session/errors';
import type {SearchClient, SearchResponse} from '../../../../theme-plugin/src/search/session/types';

const down = new SearchError({kind: 'unreachable', message: 'down'});
const answer: SearchResponse = {results: [{hits: [], nbHits: 1}]};

const comeBack = () => window.dispatchEvent(new Event('online'));

/** A client with these searches, one after the other; a further one fails the test. */
function clientOf(...searches: (() => Promise<SearchResponse>)[]): SearchClient {
  return retryWhenOnline({
    isOfLastBuild: true,
    search: () => searches.shift()?.() ?? Promise.reject(new Error('asked too often')),
    warm() {},
  });
}

const fails = async () => {
  throw down;
};
const succeeds = async () => answer;
const failsOnceBack = async () => {
  comeBack();
  throw down;
};

it('asks again where the network came back before the failure was known', async () => {
  await expect(clientOf(failsOnceBack, succeeds).search([])).resolves.toBe(answer);
});

it('asks again once: what fails then is told', async () => {
  await expect(clientOf(failsOnceBack, failsOnceBack).search([])).rejects.toBe(down);
});

it('tells a failure at once where the network did not come back meanwhile', async () => {
  const client = clientOf(fails, succeeds);
  comeBack();
  await expect(client.search([])).rejects.toBe(down);
  comeBack();
  await expect(client.search([])).resolves.toBe(answer);
});

it('leaves an answer alone, and the rest of the client', async () => {
  const client = clientOf(async () => {
    comeBack();
    return answer;
  });
  await expect(client.search([])).resolves.toBe(answer);
  expect(client.isOfLastBuild).toBe(true);
});

it('lets a search be given up, the second time as well', async () => {
  const {signal} = new AbortController();
  const signals: unknown[] = [];
  const client = retryWhenOnline({
    async search(_, given) {
      signals.push(given);
      return signals.length === 1 ? failsOnceBack() : answer;
    },
    warm() {},
  });
  await client.search([], signal);
  expect(signals).toEqual([signal, signal]);
});
