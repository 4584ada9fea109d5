import type {Place} from '../shared/messages';

/** Why a sample can't start, for the reader. */
export class SampleError extends Error {
  override readonly name = 'SampleError';

  constructor(
    message: string,
    readonly place?: Place,
  ) {
    super(message);
  }
}
