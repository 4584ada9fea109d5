import {beginning, ifStill, nextLine, select, unselect, type Reach} from './lineSelection';
import {selectedLines} from './textLines';

const STEPS = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
]);

/**
 * Lets readers select lines of a block with the keyboard while its code or its link button has the focus. Shift
 * and the arrow keys select whole lines, starting at the caret or the first visible line. After that, the arrow
 * keys alone move to another line, Enter presses the button, and Escape clears the selection. If the lines were
 * selected in another way, the keys extend that selection from the button; in the code, the browser does.
 *
 * @returns a function that removes the listener
 */
export function selectLinesByKeys(
  code: Element,
  button: HTMLElement,
  block: HTMLElement,
): () => void {
  let reach: Reach | undefined;

  function reachBy(step: number, {shiftKey, target}: KeyboardEvent): Reach | undefined {
    if (reach) {
      const to = nextLine(code, reach.to, step);
      return {from: shiftKey ? reach.from : to, to};
    }
    const selected = selectedLines(code);
    if (!shiftKey || (selected && target !== button)) {
      return undefined;
    }
    return selected
      ? {from: selected.first, to: nextLine(code, selected.last, step)}
      : beginning(code);
  }

  /** @returns whether the key was handled */
  function press(event: KeyboardEvent): boolean {
    reach = ifStill(reach, code);
    const step = STEPS.get(event.key);
    if (step) {
      reach = reachBy(step, event);
      if (reach) {
        select(code, reach);
      }
      return reach !== undefined;
    }
    if (!reach || event.shiftKey) {
      return false;
    }
    if (event.key === 'Escape') {
      unselect();
      return true;
    }
    // If the button has the focus, the browser presses it.
    if (event.key === 'Enter' && event.target !== button) {
      button.click();
      return true;
    }
    return false;
  }

  function onKeyDown(event: KeyboardEvent): void {
    const isOurs = event.target === button || event.target === code.parentElement;
    const {ctrlKey, metaKey, altKey} = event;
    if (isOurs && !(ctrlKey || metaKey || altKey) && press(event)) {
      event.preventDefault();
    }
  }

  block.addEventListener('keydown', onKeyDown);
  return () => block.removeEventListener('keydown', onKeyDown);
}
