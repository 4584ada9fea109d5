import {markChanges, NOTHING} from '@site/theme-plugin/playground/src/code';
import type {State} from '../State';
import {readActions} from './readActions';
import {runStore, STORE} from './runStore';
import type {StoreState} from './StoreState';

/**
 * Creates the store of the app at each checkpoint of a part, and reads its state.
 *
 * A change is whatever the last of the checkpoint's actions changed. Without actions, it's any difference from the
 * initial state at the previous checkpoint.
 *
 * @param start - the app at the beginning of the part
 * @returns states by checkpoint title, without those where nothing has changed
 * @throws {Error} if a store can't be created, or if a checkpoint's last action changes nothing
 */
export async function readStates(
  start: ReadonlyMap<string, string>,
  states: readonly State[],
): Promise<Record<string, StoreState>> {
  const found: Record<string, StoreState> = {};
  let last: object = start.has(STORE) ? (await runStore(start, [])).initial : {};
  for (const {files, isEnd, title, actions} of states) {
    if (!isEnd && title && files.has(STORE)) {
      const named = readActions(actions);
      const {initial, before, after} = await runStore(files, named);
      const types = named.map(({type}) => type);
      const state = describe(after, types.length > 0 ? before : last, types);
      if (state.branches.length > 0) {
        found[title] = state;
      } else if (types.length > 0) {
        throw new Error(`${types.at(-1)} changes nothing at the checkpoint “${title}”`);
      }
      last = initial;
    }
  }
  return found;
}

function describe(state: object, before: object, actions: string[]): StoreState {
  const old = new Map(Object.entries(before));
  const branches = Object.entries(state).map(([name, value]) => ({
    name,
    text: markChanges(value, old.has(name) ? old.get(name) : NOTHING),
  }));
  const hasChanged = ({text}: {text: string[]}) => text.length > 1;
  return {
    actions,
    branches: branches.filter(hasChanged),
    unchanged: branches.filter(branch => !hasChanged(branch)).map(({name}) => name),
  };
}
