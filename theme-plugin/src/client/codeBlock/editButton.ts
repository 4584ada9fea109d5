import {translate} from '@docusaurus/Translate';
import {createButton} from './button';
import {EDIT_ICON} from './icons';

/** Fired on a block whose editor the reader opens, and earlier, when it looks like that. */
export const EDIT_EVENT = 'folio-edit';
export const INTENT_EVENT = 'folio-edit-intent';

/** Creates the button that opens a block's editor. */
export function createEditButton(block: HTMLElement): HTMLButtonElement {
  const label = translate({
    id: 'folio.CodeBlock.edit',
    message: 'Edit and run',
    description: 'The button of a code block that opens an editor in its place',
  });
  const fire = (name: string) => () => block.dispatchEvent(new Event(name, {bubbles: true}));
  const button = createButton(label, EDIT_ICON, fire(EDIT_EVENT));
  button.setAttribute('data-playground-button', '');
  button.addEventListener('pointerenter', fire(INTENT_EVENT));
  button.addEventListener('focus', fire(INTENT_EVENT));
  return button;
}
