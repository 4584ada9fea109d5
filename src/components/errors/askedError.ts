import {errorCodes, type ErrorCode} from '../../data/errorCodes';

/** What the URL asks for: nothing, a known error, an unknown error number, or something that isn't a number. */
export type AskedError =
  | {readonly kind: 'none'}
  | {readonly kind: 'known'; readonly error: ErrorCode}
  | {readonly kind: 'unknown'; readonly code: number}
  | {readonly kind: 'absurd'};

/** Allows more digits than any code has. Longer numbers can't come from the library. */
const CODE = /^\d{1,4}$/;

/**
 * Returns the error that `?code=N` asks for. The result never contains text from the URL, so it's safe to render.
 *
 * @param search - the query string, with or without its question mark
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
