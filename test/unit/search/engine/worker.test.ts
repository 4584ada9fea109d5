import type {PageMessage} from '@site/theme-plugin/search/src/engine/messages';
import {queryOf} from '../support/hits';
import {serveFolder} from '../support/serve';
import {buildSite, CATEGORIES, PAGES} from '../support/site';
import {writeIndex} from '../support/writeIndex';

const query = queryOf('store');

/** The worker's side of the messages. */
async function startWorker() {
  let listener: ((event: {data: PageMessage}) => void) | undefined;
  const replies: unknown[] = [];
  Object.assign(globalThis, {
    __webpack_public_path__: '/',
    addEventListener: (_: string, given: typeof listener) => {
      listener = given;
    },
    postMessage: (message: unknown) => replies.push(message),
  });
  await jest.isolateModulesAsync(async () => {
    await import('@site/theme-plugin/search/src/engine/worker');
  });
  return {
    replies,
    send: (...messages: PageMessage[]) => messages.forEach(data => listener?.({data})),
    async until(count: number) {
      while (replies.length < count) {
        await new Promise(resolve => setImmediate(resolve));
      }
    },
  };
}

it('answers searches, and aborts those that are no longer awaited', async () => {
  const site = await buildSite(PAGES);
  await writeIndex({
    ...site,
    baseUrl: '/',
    locale: 'en',
    categories: CATEGORIES,
    siteTitle: 'Redux',
  });
  const server = await serveFolder(() => site.outDir);
  const {replies, send, until} = await startWorker();
  send(
    {kind: 'open', indexUrl: `${server.url}search/`},
    {kind: 'search', id: 1, query},
    {kind: 'search', id: 2, query},
    {kind: 'cancel', id: 1},
  );
  await until(2);
  expect(replies).toEqual(
    expect.arrayContaining([
      {kind: 'answer', id: 1, answer: {hits: [], nbHits: 0}},
      {kind: 'answer', id: 2, answer: expect.objectContaining({nbHits: 6})},
    ]),
  );
  send({kind: 'cancel', id: 2});
  await server.close();
  await site.remove();
});

it('reports a failed search, and one that came too early', async () => {
  const {replies, send, until} = await startWorker();
  send({kind: 'search', id: 1, query});
  await until(1);
  expect(replies[0]).toMatchObject({kind: 'failure', id: 1, error: {kind: 'unreachable'}});
});
