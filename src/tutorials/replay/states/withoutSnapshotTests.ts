import type {State} from '../State';

/**
 * Drops the tests at the end of a page, where the app is the same as its snapshot, and at checkpoints with the same
 * files. The states are still compiled.
 */
export function withoutSnapshotTests(states: readonly State[]): State[] {
  const filesOf = ({files}: State) => JSON.stringify([...files].sort());
  const snapshots = states.filter(({isEnd}) => isEnd).map(filesOf);
  return states.map(state => (snapshots.includes(filesOf(state)) ? {...state, tests: []} : state));
}
