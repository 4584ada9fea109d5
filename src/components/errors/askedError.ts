import {errorCodes, type ErrorCode} from '../../data/errorCodes';

/** What the address asks for: nothing, an error of the table, a number that is none, or no number. */
export type AskedError =
  | {readonly kind: 'none'}
  | {readonly kind: 'known'; readonly error: ErrorCode}
  | {readonly kind: 'unknown'; readonly code: number}
  | {readonly kind: 'absurd'};

/** Longer than any code: what is longer was not written by the library. */
const CODE = /^\d{1,4}$/;

/**
 * The error that `?code=N` asks for. What it returns never holds the text of the address itself.
 *
 * @param search - with or without its question mark
 */
export function askedError(search: string): AskedError {
  const value = new URLSearchParams(search).get('code')?.trim();
  if (value === undefined) {
    return {kind: 'none'};
  }
  if (!CODE.test(value)) {
    return {kind: 'absurd'};
  }
  const error = errorCodes.find(({code}) => code === Number(value));
  return error ? {kind: 'known', error} : {kind: 'unknown', code: Number(value)};
}
