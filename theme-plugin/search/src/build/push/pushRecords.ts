import {algoliasearch, type Algoliasearch} from 'algoliasearch';
import type {HostedRecord} from '../hostedRecords';
import {HOSTED_SETTINGS} from '../hostedSettings';
import {toPushError} from './toPushError';

/** Records per call. The service recommends up to 10 MB, and a record has about 500 bytes. */
const BATCH = 1000;

/** Maximum size of a record in bytes on the service's smallest plan. */
const MAX_RECORD_BYTES = 10_000;

/** In ms. Nobody waits for a push as for a search, and the machine that runs it may also be building sites. */
const TIMEOUTS_MS = {connect: 10_000, read: 30_000, write: 30_000};

export interface PushOptions {
  readonly appId: string;
  /** A key with write access, never the one that readers get. */
  readonly writeKey: string;
  readonly indexName: string;
  readonly records: readonly HostedRecord[];
  /** Called with the number of records sent so far. */
  readonly onProgress?: (sent: number) => void;
  /** Used instead of Algolia's. */
  readonly hosts?: NonNullable<Parameters<typeof algoliasearch>[2]>['hosts'];
}

/**
 * Replaces the settings and records of a hosted index at once: they're sent to a temporary index, which then takes its
 * place. Until then, and if anything fails, readers find the old records. Rules and synonyms, which people maintain,
 * are kept.
 *
 * @throws {Error} if the key lacks rights, the application is wrong, a record is too large, or the service doesn't
 * respond; the message says what to do
 */
export async function pushRecords(options: PushOptions): Promise<void> {
  const {appId, writeKey, indexName, records, onProgress, hosts} = options;
  refuseBigRecords(records);
  const client = algoliasearch(appId, writeKey, {timeouts: TIMEOUTS_MS, ...(hosts && {hosts})});
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

/** Copies the rules and synonyms to the temporary index. An index that doesn't exist yet is copied as an empty one. */
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
  let {taskID} = await client.setSettings({indexName, indexSettings: HOSTED_SETTINGS});
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
