import {isDeepStrictEqual} from 'node:util';
import type {State} from '../State';
import type {StepFault} from '../../steps/Step';
import {readStates} from './readStates';
import {readSavedStates} from './savedStates';

/**
 * Checks that the states shown at a page's checkpoints are the ones that its app really has.
 *
 * @param root - absolute path of the folder with `docs/` and `examples/`; without saved states, nothing is checked
 * @param name - the part's name, such as `essentials/3`
 */
export async function checkShownStates(
  root: string,
  name: string,
  {start, states}: {start: ReadonlyMap<string, string>; states: readonly State[]},
): Promise<StepFault[]> {
  const saved = readSavedStates(root)?.[name];
  if (!saved) {
    return [];
  }
  const found = await readStates(start, states);
  return states
    .filter(({title}) => !isDeepStrictEqual(saved[title], found[title]))
    .map(({line}) => ({
      line,
      message: 'the page shows another state here than the app has: run npm run replay -- --states',
    }));
}
