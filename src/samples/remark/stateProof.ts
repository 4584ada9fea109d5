import {SAMPLE_LANGUAGES} from '../constants';
import type {Fence, Proof} from './Fence';

/** Records how the sample check verifies a block. */
export function stateProof(fence: Fence): Fence {
  return {...fence, proof: proofOf(fence)};
}

function proofOf({lang, marks}: Fence): Proof | undefined {
  if (marks.app) {
    return marks.draft ? 'types' : 'excerpt';
  }
  // "Compiled" would contradict the label of a block that's there to show errors.
  if (!SAMPLE_LANGUAGES.includes(lang) || marks.noCheck || marks.expectError) {
    return undefined;
  }
  return marks.run ? 'run' : 'types';
}
