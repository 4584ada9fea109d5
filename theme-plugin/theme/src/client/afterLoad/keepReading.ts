import {BLOCK_CLASS} from 'docusaurus-plugin-folio-pages/shared/codeClasses';
import {holdPlace} from '../common/keepInPlace';

/** What may change inside when the reader chooses something in another window. */
const CHANGING = `[role=tabpanel], .${BLOCK_CLASS}`;

let isHolding = false;

/** The first element in view, below the bars, that stays as it is. */
function firstInView(): Element | undefined {
  const {scrollPaddingTop} = getComputedStyle(document.documentElement);
  const top = Number.parseFloat(scrollPaddingTop) || 0;
  return Array.from(document.querySelectorAll('main *')).find(element => {
    const rect = element.getBoundingClientRect();
    return rect.top >= top && rect.height > 0 && !element.closest(CHANGING);
  });
}

/**
 * Keeps what the reader sees where it is while a choice from another window changes the height of what's above it. Call it
 * just before that.
 */
export function keepReading(): void {
  const element = isHolding ? undefined : firstInView();
  if (element) {
    isHolding = true;
    const restore = holdPlace(element);
    // By then, React has rendered the change, and nothing is painted yet.
    requestAnimationFrame(() => {
      isHolding = false;
      restore();
    });
  }
}
