import {COMPOSING_KEY_CODE} from '../constants';

/**
 * Whether a key belongs to an input method's editor, which readers use to type Chinese, Japanese, or Korean. Safari ends the
 * composition before it reports the key that ended it, and then only the key's code tells.
 */
export const isComposing = (event: KeyboardEvent): boolean =>
  event.isComposing || event.keyCode === COMPOSING_KEY_CODE;
