import {mkdtemp, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {HOSTED_SETTINGS} from '@site/theme-plugin/search/src/build/hostedSettings';
import {pushRecords} from '@site/theme-plugin/search/src/build/push/pushRecords';
import {writeRecordsFile} from '@site/theme-plugin/search/src/build/push/recordsFile';
import {searchPush} from '@site/theme-plugin/search/src/build/push/searchPush';
import {
  APP_ID,
  SEARCH_KEY,
  startAlgoliaServer,
  WRITE_KEY,
  type AlgoliaServer,
} from '@site/test/support/algoliaServer';
import {HOSTED, recordsOfSite} from '../../support/hosted';

let server: AlgoliaServer;
let generatedFilesDir: string;
let records: Awaited<ReturnType<typeof recordsOfSite>>;

beforeAll(async () => {
  records = await recordsOfSite();
});

beforeEach(async () => {
  server = await startAlgoliaServer({docs: records.slice(0, 2)});
  generatedFilesDir = await mkdtemp(path.join(os.tmpdir(), 'push-'));
});

afterEach(async () => {
  await server.close();
  await rm(generatedFilesDir, {recursive: true});
});

const algolia = {...HOSTED, appId: APP_ID, apiKey: SEARCH_KEY};

const push = (options: Partial<Parameters<typeof searchPush>[0]> = {}) =>
  searchPush({
    generatedFilesDir,
    locales: ['en'],
    algolia,
    writeKey: WRITE_KEY,
    dryRun: false,
    hosts: [server.host],
    ...options,
  });

describe('docusaurus search:push', () => {
  it('replaces settings and records of all locales in one step', async () => {
    await writeRecordsFile(generatedFilesDir, 'en', records);
    await writeRecordsFile(
      generatedFilesDir,
      'ar',
      records.map(record => ({
        ...record,
        objectID: `ar-${record.objectID}`,
        language: 'ar',
      })),
    );
    const said = await push({locales: ['en', 'ar']});
    expect(said).toMatch(
      new RegExp(
        `^Sent ${2 * records.length} records \\(\\d+ KiB\\) of en, ar to the index "docs"`,
      ),
    );
    expect([...server.indexes.keys()]).toEqual(['docs']);
    const index = server.indexes.get('docs');
    expect(index?.records).toHaveLength(2 * records.length);
    expect(index?.records[0]).toEqual(records[0]);
    expect(index?.settings).toEqual(HOSTED_SETTINGS);
    // Until the last call, readers search the old records. The synonyms are read from these.
    const calls = server.requests.filter(({path: where}) => where.includes('/docs/'));
    expect(calls).toMatchObject([{path: '/1/indexes/docs/operation', body: {operation: 'copy'}}]);
  });

  it('keeps the synonyms set in the dashboard, and creates a missing index', async () => {
    await writeRecordsFile(generatedFilesDir, 'en', records);
    server.indexes.set('docs', {records: [], settings: {}, synonyms: ['RTK, Redux Toolkit']});
    await push();
    const index = server.indexes.get('docs');
    expect(index?.synonyms).toEqual(['RTK, Redux Toolkit']);
    expect(index?.records).toHaveLength(records.length);
    // An index that doesn't exist yet is created.
    await push({algolia: {...algolia, indexName: 'new docs'}});
    expect(server.indexes.get('new docs')?.records).toHaveLength(records.length);
    expect(server.indexes.has('new docs_tmp')).toBe(false);
  });

  it('sends batches and reports its progress', async () => {
    const many = Array.from({length: 2500}, (_, index) => ({
      ...records[0]!,
      objectID: `record-${index}`,
    }));
    const progress: number[] = [];
    await pushRecords({
      appId: APP_ID,
      writeKey: WRITE_KEY,
      indexName: 'docs',
      records: many,
      hosts: [server.host],
      onProgress: sent => progress.push(sent),
    });
    expect(progress).toEqual([1000, 2000, 2500]);
    expect(server.indexes.get('docs')?.records).toHaveLength(2500);
  });

  it("sends nothing in a dry run, which doesn't need a key", async () => {
    await writeRecordsFile(generatedFilesDir, 'en', records);
    const said = await push({dryRun: true, writeKey: undefined});
    expect(said).toContain(`Would send ${records.length} records`);
    expect(said).toContain('Nothing was sent.');
    expect(server.requests).toEqual([]);
  });

  it.each([
    ['no hosted index', {algolia: undefined}, 'set themeConfig.algolia, with appId, apiKey'],
    ['no build', {locales: ['en', 'fr']}, 'no search records of fr: run "docusaurus build" first'],
    ['no key', {writeKey: undefined}, 'ALGOLIA_WRITE_KEY is not set'],
    ['an empty key', {writeKey: ''}, 'ALGOLIA_WRITE_KEY is not set'],
    [
      "the readers' key",
      {writeKey: SEARCH_KEY},
      'The key cannot write to "docs" (Not enough rights',
    ],
    ['a wrong key', {writeKey: 'nonsense'}, 'does not know this key for the application'],
    [
      'no service',
      {hosts: [{url: '127.0.0.1', port: 9, protocol: 'http', accept: 'readWrite'}]},
      'Algolia could not be reached',
    ],
  ] as [string, Partial<Parameters<typeof searchPush>[0]>, string][])(
    'says what to do about %s, and leaves the index as it is',
    async (_case, options, message) => {
      await writeRecordsFile(generatedFilesDir, 'en', records);
      await expect(push(options)).rejects.toThrow(message);
      expect(server.indexes.get('docs')?.records).toHaveLength(2);
    },
  );

  it('leaves the index as it is if the service rejects a batch', async () => {
    await writeRecordsFile(generatedFilesDir, 'en', records);
    server.misbehavior = {kind: 'status', status: 400, message: 'Invalid object'};
    await expect(push()).rejects.toThrow('400 Invalid object. The index is as it was.');
    server.misbehavior = undefined;
    expect([...server.indexes.keys()]).toEqual(['docs']);
  });

  it('names the pages of records that are too big', async () => {
    for (const content of ['x'.repeat(10_000), '語'.repeat(4000)]) {
      const big = {...records[0]!, content};
      await writeRecordsFile(generatedFilesDir, 'en', [big]);
      await expect(push()).rejects.toThrow(`very much code, of ${big.url}.`);
      expect(server.requests).toEqual([]);
    }
  });
});
