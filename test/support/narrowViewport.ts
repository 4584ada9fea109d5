import {MOBILE_LAYOUT} from '../../theme-plugin/src/shared/breakpoints';
import {DESKTOP, PHONE} from './viewports';

/** Makes the viewport narrow, both for `matchMedia` and in its width, until `widen` is called. */
export function narrowViewport(): {readonly widen: () => void} {
  const original = window.matchMedia;
  const lists: MediaQueryList[] = [];
  let isNarrow = true;
  window.matchMedia = media => {
    const list = original(media);
    Object.defineProperty(list, 'matches', {get: () => isNarrow && media === MOBILE_LAYOUT});
    lists.push(list);
    return list;
  };
  Object.assign(window, {innerWidth: PHONE.width});
  return {
    widen: () => {
      isNarrow = false;
      Object.assign(window, {innerWidth: DESKTOP.width});
      lists.forEach(list => list.dispatchEvent(new Event('change')));
    },
  };
}
