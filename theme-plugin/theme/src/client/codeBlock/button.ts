import {createIcon} from './icons';
import styles from './tools.module.css';

/** Creates a code block's icon button. Its label is also its tooltip. */
export function createButton(label: string, icon: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.title = label;
  button.setAttribute('aria-label', label);
  button.className = styles.button ?? '';
  button.append(createIcon(icon));
  button.addEventListener('click', onClick);
  return button;
}
