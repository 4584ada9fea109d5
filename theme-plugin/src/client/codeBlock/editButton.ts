import {translate} from '@docusaurus/Translate';
import {createButton} from './button';
import {EDIT_ICON} from './icons';
import styles from './tools.module.css';

/** Fired on a block whose editor the reader opens, and earlier, when it looks like that. */
export const EDIT_EVENT = 'folio-edit';
export const INTENT_EVENT = 'folio-edit-intent';

/** Whether the page asks the reader to edit the block. What an exercise has in `<details>` is a solution or a hint. */
export const isExercise = (block: Element): boolean =>
  block.closest('details, [data-exercise]')?.hasAttribute('data-exercise') ?? false;

export const editLabel = () =>
  translate({
    id: 'folio.CodeBlock.edit',
    message: 'Edit and run',
    description: 'The button of a code block that opens an editor in its place',
  });

/** Creates the button that opens a block's editor. In an exercise, it's in words. */
export function createEditButton(block: HTMLElement): HTMLButtonElement {
  const fire = (name: string) => () => block.dispatchEvent(new Event(name, {bubbles: true}));
  const button = createButton(editLabel(), EDIT_ICON, fire(EDIT_EVENT));
  button.setAttribute('data-playground-button', '');
  if (isExercise(block)) {
    // The style sheet shows the label, so that the page's text stays what the server sent.
    button.replaceChildren();
    button.classList.add(styles.main ?? '');
  }
  button.addEventListener('pointerenter', fire(INTENT_EVENT));
  button.addEventListener('focus', fire(INTENT_EVENT));
  return button;
}
