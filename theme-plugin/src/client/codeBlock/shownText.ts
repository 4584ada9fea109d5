import {CHANGE_CLASSES, ONLY_CLASSES} from '../../shared/code/constants';
import {isPlain} from './codeLanguage';

/**
 * The visible text of a block: with its types or, if the reader chose JavaScript, without them. It doesn't
 * include lines that a change removes.
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
