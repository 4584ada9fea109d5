import fs from 'node:fs';
import path from 'node:path';
import type {Step} from '../Step';
import {stepKeys} from './stepKeys';

/** From the project's folder. `npm ci` leaves it alone, and CI can restore it. */
const FILE = '.cache/test/passed.json';

/** Which steps passed with the inputs that they have now. */
export interface StepCache {
  /** Those whose inputs have changed since they last passed, and those that these need. */
  readonly changed: readonly Step[];
  /** Notes that a step has passed, unless its inputs have changed since the cache was made. */
  record(step: Step): void;
}

/**
 * Looks up which steps have to run. Where Git can't list the project's files, these are all of them.
 *
 * @param root - folder of the project
 */
export function createStepCache(root: string, steps: readonly Step[]): StepCache {
  const keys = stepKeys(root, steps);
  const passed = readPassed(root);
  const isChanged = ({name}: Step) => keys === undefined || passed[name] !== keys.get(name);
  const isNeeded = ({name}: Step): boolean =>
    steps.some(step => step.needs === name && (isChanged(step) || isNeeded(step)));

  return {
    changed: steps.filter(step => isChanged(step) || isNeeded(step)),
    record({name}) {
      const key = keys?.get(name);
      if (key !== undefined && key === stepKeys(root, steps)?.get(name)) {
        const file = path.join(root, FILE);
        fs.mkdirSync(path.dirname(file), {recursive: true});
        fs.writeFileSync(file, JSON.stringify({...readPassed(root), [name]: key}, null, 2));
      }
    },
  };
}

/** Keys by the names of steps; none where the file is missing or broken. */
function readPassed(root: string): Readonly<Record<string, string>> {
  try {
    return JSON.parse(fs.readFileSync(path.join(root, FILE), 'utf8'));
  } catch {
    return {};
  }
}
