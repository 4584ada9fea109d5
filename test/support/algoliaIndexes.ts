import type {HostedRecord} from '../../theme-plugin/search/src/build/hostedRecords';
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

interface Task {
  /** The tasks of a queue are done in their order. */
  readonly queue: string;
  readonly run: () => void;
  asked: number;
  isDone: boolean;
}

const tasksOf = new WeakMap<Map<string, FakeIndex>, Task[]>();

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
  const tasks = tasksOf.get(indexes) ?? [];
  tasksOf.set(indexes, tasks);

  /** Answers at once, but writes only when the caller has asked twice whether it's written. */
  function later(run: () => void, queue = indexName) {
    const taskID = tasks.push({queue, run, asked: 0, isDone: false});
    return {taskID, updatedAt: '2026-01-01T00:00:00.000Z'};
  }

  function ask(taskID: number): object {
    const task = tasks[taskID - 1];
    refuseUnless(task !== undefined, 'there is no such task');
    task.asked += 1;
    if (task.asked > 1) {
      for (const each of tasks.slice(0, taskID)) {
        if (each.queue === task.queue && !each.isDone) {
          each.isDone = true;
          each.run();
        }
      }
    }
    return {status: task.isDone ? 'published' : 'notPublished', pendingTask: false};
  }

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
      const task = later(() => {
        const index = open();
        index.records = [...index.records, ...records];
      });
      return {...task, objectIDs: records.map(({objectID}) => objectID)};
    }
    case 'PUT settings': {
      const settings = asFields(body, 'the settings');
      return later(() => (open().settings = settings));
    }
    case 'POST operation': {
      const operation = asFields(body, 'the body');
      const run = () => operate(indexes, indexName, operation);
      // A copy is made beside what is written to either index meanwhile.
      return operation.operation === 'copy' ? later(run, 'copies') : later(run);
    }
    case 'DELETE ':
      indexes.delete(indexName);
      return {...later(() => {}), deletedAt: '2026-01-01T00:00:00.000Z'};
    default:
      return method === 'GET' && /^task\/\d+$/.test(action)
        ? ask(Number(action.slice('task/'.length)))
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
