import fs from 'node:fs';
import path from 'node:path';
import type {Step} from '../Step';
import {stepKeys, type StepKey} from './stepKeys';

/** Path from the root. `npm ci` doesn't delete the file, and CI can restore it. */
const FILE = '.cache/test/passed.json';

/** Records which steps have passed with their current inputs. */
export interface StepCache {
  /**
   * Steps whose inputs have changed since they last passed, limited to articles where that's enough, plus the steps
   * that they need.
   */
  readonly changed: readonly Step[];
  /** Records that a step has passed, unless its inputs have changed since the cache was created. */
  record(step: Step): void;
}

/**
 * Finds the steps that have to run. If Git can't list the project's files, that's all of them.
 *
 * @param root - root folder of the project
 */
export function createStepCache(root: string, steps: readonly Step[]): StepCache {
  const keys = stepKeys(root, steps);
  const passed = readPassed(root);
  const isChanged = ({name}: Step) => !isSame(passed[name], keys?.get(name));
  const isNeeded = ({name}: Step): boolean =>
    steps.some(step => step.needs === name && (isChanged(step) || isNeeded(step)));

  return {
    changed: steps
      .filter(step => isChanged(step) || isNeeded(step))
      .map(step => restrict(step, passed[step.name], keys?.get(step.name))),
    record({name}) {
      const key = keys?.get(name);
      if (key !== undefined && isSame(key, stepKeys(root, steps)?.get(name))) {
        const file = path.join(root, FILE);
        fs.mkdirSync(path.dirname(file), {recursive: true});
        fs.writeFileSync(file, JSON.stringify({...readPassed(root), [name]: key}, null, 2));
      }
    },
  };
}

function isSame(before: StepKey | undefined, now: StepKey | undefined): boolean {
  return now !== undefined && JSON.stringify(before) === JSON.stringify(now);
}

/** Limits a step to the changed articles if nothing else has changed. */
function restrict(step: Step, before: StepKey | undefined, now: StepKey | undefined): Step {
  if (!now?.articles || before?.key !== now.key) {
    return step;
  }
  const changed = Object.entries(now.articles)
    .filter(([file, hash]) => before.articles?.[file] !== hash)
    .map(([file]) => file);
  return {...step, env: {...step.env, ARTICLES: changed.join(',')}};
}

/** Reads keys by step name. Returns none if the file is missing or invalid. */
function readPassed(root: string): Readonly<Record<string, StepKey>> {
  try {
    return JSON.parse(fs.readFileSync(path.join(root, FILE), 'utf8'));
  } catch {
    return {};
  }
}
