import type {SearchClient} from '../SearchClient';
import type {SearchTask, TaskAnswer} from './messages';

/** Has a client do what a task says. */
export function runTask(
  client: SearchClient,
  task: SearchTask,
  signal?: AbortSignal,
): Promise<TaskAnswer> {
  return task.kind === 'search' ? client.search(task.query, signal) : client.excerpt(task.section);
}
