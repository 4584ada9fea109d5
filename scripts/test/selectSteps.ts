import type {Step} from './Step';
import {steps} from './steps';

/**
 * Returns the steps that `--only` names, in their usual order.
 *
 * @param only - names separated by commas; undefined for all steps
 * @throws {Error} if a name is unknown; the message lists the valid ones
 */
export function selectSteps(only: string | undefined): readonly Step[] {
  const names = only?.split(',').map(name => name.trim());
  const unknown = names?.filter(name => !steps.some(step => step.name === name)) ?? [];
  if (unknown.length > 0) {
    throw new Error(
      `--only contains unknown steps: "${unknown.join('", "')}". The steps are: ${steps.map(step => step.name).join(', ')}.`,
    );
  }
  return steps.filter(step => !names || names.includes(step.name));
}
