import {nameOf} from '../../snapshots/snapshotName';
import type {Snapshot} from '../../snapshots/Snapshot';

/**
 * Returns the snapshot that the command's arguments name.
 *
 * @param args - arguments after `--`, such as `['essentials/1']`
 * @param snapshots - all existing snapshots
 * @throws {Error} if the arguments don't name a single snapshot; the message lists all of them
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
