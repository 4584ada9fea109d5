import type {ServerCode} from './onServer';

// A shared object, because React sets `__html` again whenever it gets another one.
const NOTHING: ServerCode = {html: {__html: ''}};

/**
 * Replaces `onServer.ts` in the browser. React hydrates the element as it is and never touches what the
 * server put into it.
 */
export function serverCode(): ServerCode {
  return NOTHING;
}
