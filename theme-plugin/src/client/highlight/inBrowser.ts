import type {ServerCode} from './onServer';

// A shared object, because React sets `__html` again whenever it gets another one.
const NOTHING: ServerCode = {html: {__html: ''}};

/**
 * What stands in the browser in place of `onServer.ts`: React hydrates the element as it is and
 * never touches what the server put into it.
 */
export function serverCode(): ServerCode {
  return NOTHING;
}
