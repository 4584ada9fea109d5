import type {HostedRecord} from '../../theme-plugin/src/search/build/hostedRecords';
import {asFields, expectKeys, Refusal, refuseUnless} from './algoliaChecks';

export interface FakeIndex {
  records: readonly HostedRecord[];
  settings: Record<string, unknown>;
  /** What people set in the Algolia dashboard. */
  synonyms?: readonly string[];
}

/** The largest record that the service accepts, in bytes. */
const MAX_RECORD_BYTES = 10_000;

/** What a write call asks for, apart from its credentials. */
export interface WriteCall {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/**
 * Writes to the indexes as the service does.
 *
 * @returns its answer; undefined if the request isn't a write call
 * @throws {Refusal} that says what's wrong
 */
export function writeIndexes(
  indexes: Map<string, FakeIndex>,
  {method, path, body}: WriteCall,
): object | undefined {
  const [, name = '', action = ''] = /^\/1\/indexes\/([^/]+)\/?(.*)$/.exec(path) ?? [];
  const indexName = decodeURIComponent(name);
  const task = {taskID: 1, updatedAt: '2026-01-01T00:00:00.000Z'};

  function open(): FakeIndex {
    const index = indexes.get(indexName) ?? {records: [], settings: {}};
    indexes.set(indexName, index);
    return index;
  }

  switch (`${method} ${action}`) {
    case 'POST batch': {
      const {requests} = asFields(body, 'the body');
      refuseUnless(Array.isArray(requests) && requests.length > 0, 'requests must be a list');
      const records = requests.map(readAddition);
      const index = open();
      index.records = [...index.records, ...records];
      return {...task, objectIDs: records.map(({objectID}) => objectID)};
    }
    case 'PUT settings':
      open().settings = asFields(body, 'the settings');
      return task;
    case 'POST operation':
      operate(indexes, indexName, asFields(body, 'the body'));
      return task;
    case 'DELETE ':
      indexes.delete(indexName);
      return {...task, deletedAt: task.updatedAt};
    default:
      return method === 'GET' && /^task\/\d+$/.test(action)
        ? {status: 'published', pendingTask: false}
        : undefined;
  }
}

/**
 * Copies what people have set for an index, or moves the whole index. The service ignores a move of an index that
 * doesn't exist; here, that's an error.
 */
function operate(
  indexes: Map<string, FakeIndex>,
  indexName: string,
  {operation, destination, ...others}: Record<string, unknown>,
): void {
  refuseUnless(typeof destination === 'string', 'destination must be a name');
  const index = indexes.get(indexName);
  if (operation === 'copy') {
    const scope = JSON.stringify(others.scope);
    refuseUnless(scope === '["rules","synonyms"]', `the scope ${scope} is not expected`);
    const synonyms = index?.synonyms ?? [];
    indexes.set(destination, {records: [], settings: {}, synonyms});
    return;
  }
  refuseUnless(operation === 'move', `the operation ${String(operation)} is not expected`);
  expectKeys(others, [], 'what stands beside operation and destination');
  if (!index) {
    throw new Refusal(404, `Index ${indexName} does not exist`);
  }
  indexes.set(destination, index);
  indexes.delete(indexName);
}

function readAddition(request: unknown): HostedRecord {
  const fields = asFields(request, 'a request of a batch');
  expectKeys(fields, ['action', 'body'], 'a request of a batch');
  refuseUnless(fields.action === 'addObject', `${String(fields.action)} is not expected`);
  const record = asFields(fields.body, 'a record');
  refuseUnless(typeof record.objectID === 'string', 'a record needs an objectID');
  const bytes = Buffer.byteLength(JSON.stringify(record));
  refuseUnless(bytes <= MAX_RECORD_BYTES, `Record is too big: ${bytes}/${MAX_RECORD_BYTES} bytes`);
  return record as unknown as HostedRecord;
}
