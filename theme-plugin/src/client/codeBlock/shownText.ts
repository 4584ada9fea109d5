import {CHANGE_CLASSES, ONLY_CLASSES} from '../../shared/code/constants';
import {isPlain} from './codeLanguage';

/**
 * The text of a block as it is shown: with its types or, where the reader chose JavaScript, without.
 * Lines that a change removes are no part of it.
 */
export function shownText(code: Element): string {
  const copy = code.cloneNode(true);
  if (!(copy instanceof Element)) {
    return '';
  }
  const left = isPlain() ? ONLY_CLASSES.types : ONLY_CLASSES.plain;
  copy.querySelectorAll(`.${left}, .${CHANGE_CLASSES.removed}`).forEach(part => part.remove());
  return copy.textContent ?? '';
}
