/** @jest-environment jsdom */
import {createBar} from '@folio/client/playground/editor/createBar';
import styles from '@folio/client/playground/editor/playground.module.css';

it('lets the first button stand out, and no other, and says how to leave the text', () => {
  const clicked: string[] = [];
  const names = ['Run', 'Reset', 'Close'];
  const bar = createBar(...names.map(name => [name, () => clicked.push(name)] as const));
  const buttons = Array.from(bar.querySelectorAll('button'));
  buttons.forEach(button => button.click());
  expect(clicked).toEqual(names);
  const prominent = buttons.filter(button => button.classList.contains(styles.run ?? ''));
  expect(prominent.map(button => button.textContent)).toEqual(['Run']);
  expect(bar.querySelector('p')).toHaveTextContent('Esc');
});
