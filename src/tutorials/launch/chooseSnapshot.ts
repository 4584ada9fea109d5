import {nameOf} from '../snapshots/snapshotName';
import type {Snapshot} from '../snapshots/Snapshot';

/**
 * The snapshot that the arguments of the command ask for.
 *
 * @param args - what stands after `--`, such as `['essentials/1']`
 * @param snapshots - those that exist
 * @throws {Error} when the arguments are not the name of one snapshot; the message lists them all
 */
export function chooseSnapshot(args: readonly string[], snapshots: readonly Snapshot[]): Snapshot {
  const found = snapshots.find(snapshot => args[0] === nameOf(snapshot));
  if (found && args.length === 1) return found;

  const problem =
    args.length === 0
      ? 'Which snapshot? Name one.'
      : `"${args.join(' ')}" is not the name of a snapshot.`;
  const commands = snapshots.map(snapshot => `  npm run example -- ${nameOf(snapshot)}`);
  throw new Error([problem, 'These exist:', ...commands].join('\n'));
}
