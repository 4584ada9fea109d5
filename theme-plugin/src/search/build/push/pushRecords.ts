import {algoliasearch, type Algoliasearch} from 'algoliasearch';
import type {HostedRecord} from '../hostedRecords';
import {HOSTED_SETTINGS} from '../hostedSettings';
import {toPushError} from './toPushError';

/** Records of one call: the service advises up to 10 MB, and ours have some 500 bytes. */
const BATCH = 1000;

/** The service takes no more in one record, in bytes, on its smallest plan. */
const MAX_RECORD_BYTES = 10_000;

export interface PushOptions {
  readonly appId: string;
  /** A key that may write: never the one that readers get. */
  readonly writeKey: string;
  readonly indexName: string;
  readonly records: readonly HostedRecord[];
  /** Called with the number of records sent so far. */
  readonly onProgress?: (sent: number) => void;
  /** In place of Algolia's. */
  readonly hosts?: NonNullable<Parameters<typeof algoliasearch>[2]>['hosts'];
}

/**
 * Replaces a hosted index, settings and records, in one step: all goes to an index beside it, which
 * then takes its place. Readers find the old records until then, and keep them where anything fails.
 * Rules and synonyms, which are the work of people, stay.
 *
 * @throws {Error} with what to do: a key without rights, a wrong application, a record that is too
 *   big, a service that does not answer
 */
export async function pushRecords(options: PushOptions): Promise<void> {
  const {appId, writeKey, indexName, records, onProgress, hosts} = options;
  refuseBigRecords(records);
  const client = algoliasearch(appId, writeKey, hosts && {hosts});
  const beside = `${indexName}_tmp`;
  try {
    await makeBeside(client, indexName, beside);
    await sendTo(client, beside, records, onProgress);
    const {taskID} = await client.operationIndex({
      indexName: beside,
      operationIndexParams: {operation: 'move', destination: indexName},
    });
    await client.waitForTask({indexName: beside, taskID});
  } catch (error) {
    await client.deleteIndex({indexName: beside}).catch(() => undefined);
    throw toPushError(error, {appId, indexName});
  }
}

/** Of an index that is not there yet, the service copies an empty one. */
async function makeBeside(client: Algoliasearch, indexName: string, beside: string): Promise<void> {
  // An interrupted call may have left this behind.
  await client.deleteIndex({indexName: beside});
  const {taskID} = await client.operationIndex({
    indexName,
    operationIndexParams: {
      operation: 'copy',
      destination: beside,
      scope: ['rules', 'synonyms'],
    },
  });
  await client.waitForTask({indexName: beside, taskID});
}

async function sendTo(
  client: Algoliasearch,
  indexName: string,
  records: readonly HostedRecord[],
  onProgress?: (sent: number) => void,
): Promise<void> {
  let {taskID} = await client.setSettings({
    indexName,
    indexSettings: HOSTED_SETTINGS as unknown as Parameters<
      Algoliasearch['setSettings']
    >[0]['indexSettings'],
  });
  for (let sent = 0; sent < records.length; sent += BATCH) {
    const part = records.slice(sent, sent + BATCH);
    const requests = part.map(record => ({action: 'addObject' as const, body: {...record}}));
    ({taskID} = await client.batch({indexName, batchWriteParams: {requests}}));
    onProgress?.(sent + part.length);
  }
  await client.waitForTask({indexName, taskID});
}

function refuseBigRecords(records: readonly HostedRecord[]): void {
  const big = records.filter(
    record => Buffer.byteLength(JSON.stringify(record)) > MAX_RECORD_BYTES,
  );
  if (big.length > 0) {
    throw new Error(
      `${big.length} records have more than ${MAX_RECORD_BYTES} bytes, which the service refuses. Split the long ` +
        `paragraphs, or the sections with very much code, of ${big.map(({url}) => url).join(', ')}.`,
    );
  }
}
