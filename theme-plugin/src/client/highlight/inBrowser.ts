import type {ServerCode} from './onServer';

// One object for all: React writes `__html` anew as soon as it gets another object.
const NOTHING: ServerCode = {html: {__html: ''}};

/**
 * What stands in the browser in place of `onServer.ts`: React hydrates the element as it is and
 * never touches what the server put into it.
 */
export function serverCode(): ServerCode {
  return NOTHING;
}
