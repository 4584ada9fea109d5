import type {Step} from '../Step';
import {hash} from './hash';
import {hashProject} from './hashProject';
import {readSurroundings} from './readSurroundings';

/**
 * Computes a key for each step, which stays the same as long as its inputs do: its command, the files that it reads,
 * its environment, and the inputs of the step that it needs.
 *
 * @param root - root folder of the project
 * @param steps - sorted so that each comes after the step that it needs
 * @returns keys by step name; undefined if Git can't list the project's files
 */
export function stepKeys(
  root: string,
  steps: readonly Step[],
): ReadonlyMap<string, string> | undefined {
  const files = hashProject(root);
  if (!files) {
    return undefined;
  }
  const surroundings = hash(readSurroundings(root));
  const keys = new Map<string, string>();
  for (const {name, command, ignores = [], needs = ''} of steps) {
    const read = [...files].filter(([file]) => !ignores.some(ignored => isIn(ignored, file)));
    keys.set(name, hash(JSON.stringify([command, read, surroundings, keys.get(needs)])));
  }
  return keys;
}

const isIn = (place: string, file: string) => file === place || file.startsWith(`${place}/`);
