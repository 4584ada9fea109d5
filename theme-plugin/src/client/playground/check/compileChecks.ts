import {CHECKS_RUNNER, checksRunner} from '../../../playground/shared/checksRunner';
import {REPORTER} from '../../../playground/shared/constants';
import type {Manifest} from '../../../playground/shared/Manifest';
import type {Job} from '../../../playground/shared/messages';
import type {Checks, Sample, SampleFile} from '../../../playground/shared/Sample';
import {SCRIPT} from '../run/compileSample';
import {linkSample} from '../run/linkSample';
import {stripTypes} from '../run/stripTypes';

const LITERALS = 'no-literals';

/**
 * Compiles the checks of an exercise for the cell, with the reader's files in the place of the original ones.
 *
 * @throws {SampleError} where a file can't be compiled
 */
export function compileChecks(
  sample: Sample,
  checks: Checks,
  manifest: Pick<Manifest, 'packages'>,
): Job {
  const runner = checksRunner(checks.files[0]?.name ?? '', REPORTER);
  const files: SampleFile[] = [
    {name: CHECKS_RUNNER, text: runner},
    ...checks.files,
    ...sample.files,
  ];
  const codeOf = (name: string): string => {
    const file = files.find(each => each.name === name);
    const whole = file ? `${file.before ?? ''}${file.text}${file.after ?? ''}` : '';
    return SCRIPT.test(name) ? stripTypes(whole, name) : whole;
  };
  const {modules, packages} = linkSample({files, isTitled: true}, manifest, codeOf);
  return {
    modules: [...modules, {name: LITERALS, text: 'export default []'}],
    packages,
    entry: CHECKS_RUNNER,
    literals: LITERALS,
    expectations: checks.sentences.map(() => ({kind: 'value', texts: ['true']})),
  };
}
