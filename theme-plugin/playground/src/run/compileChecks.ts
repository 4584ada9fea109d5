import {CHECKS_RUNNER, checksRunner} from '../shared/checksRunner';
import {REPORTER} from '../shared/constants';
import type {Manifest} from '../shared/Manifest';
import type {Job} from '../shared/messages';
import type {Checks, Sample} from '../shared/Sample';
import {compileSample} from './compileSample';

/**
 * Compiles the checks of an exercise for the cell, with the reader's files in the place of the original ones. They're a
 * sample whose stated results are that each check holds.
 *
 * @throws {SampleError} where a file can't be compiled
 */
export function compileChecks(
  sample: Sample,
  checks: Checks,
  manifest: Pick<Manifest, 'packages'>,
): Job {
  const text = checksRunner(checks.files[0]?.name ?? '', REPORTER);
  const files = [{name: CHECKS_RUNNER, text}, ...checks.files, ...sample.files];
  return {
    ...compileSample({files, isTitled: true}, manifest).job,
    expectations: checks.sentences.map(() => ({kind: 'value', texts: ['true']})),
  };
}
