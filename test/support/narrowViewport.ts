import {MOBILE_LAYOUT} from '../../theme-plugin/theme/src/shared/breakpoints';

/** Makes the viewport narrow for `matchMedia`. */
export function narrowViewport(): void {
  const original = window.matchMedia;
  window.matchMedia = media =>
    Object.defineProperty(original(media), 'matches', {value: media === MOBILE_LAYOUT});
}
