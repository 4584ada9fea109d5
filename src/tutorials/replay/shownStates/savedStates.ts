import fs from 'node:fs';
import path from 'node:path';
import type {CheckpointStates, StoreState} from './StoreState';

const FILE = 'src/data/checkpointStates.json';

/**
 * Reads the states that pages show at their checkpoints.
 *
 * @param root - absolute path of the folder with `docs/` and `examples/`
 * @returns undefined if that folder has none
 */
export function readSavedStates(root: string): CheckpointStates | undefined {
  const file = path.join(root, FILE);
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined;
}

/**
 * Saves the states of some parts, leaving the other parts' states alone.
 *
 * @param states - states by checkpoint title, by part name
 */
export function saveStates(root: string, states: Record<string, Record<string, StoreState>>) {
  const all = {...readSavedStates(root), ...states};
  fs.writeFileSync(path.join(root, FILE), `${JSON.stringify(all, null, 2)}\n`);
}
