import {createElement} from './element';
import {filesLabel} from './labels';
import styles from './playground.module.css';

let nextId = 1;

/** Creates the list of tabs of a sample's files. The arrow keys move between them. */
export function createFileTabs(
  names: readonly string[],
  panel: HTMLElement,
  onSelect: (file: number) => void,
): HTMLElement {
  const prefix = `playground-${nextId}-`;
  nextId += 1;
  const tabs = names.map((name, index) =>
    createElement(
      'button',
      {type: 'button', role: 'tab', id: prefix + index, class: styles.tab},
      name,
    ),
  );
  const list = createElement(
    'div',
    {role: 'tablist', 'aria-label': filesLabel(), class: styles.tabs},
    ...tabs,
  );
  panel.setAttribute('role', 'tabpanel');

  function select(file: number): void {
    tabs.forEach((tab, index) => {
      tab.setAttribute('aria-selected', String(index === file));
      tab.tabIndex = index === file ? 0 : -1;
    });
    panel.setAttribute('aria-labelledby', prefix + file);
    onSelect(file);
  }

  tabs.forEach((tab, index) => {
    tab.addEventListener('click', () => select(index));
    tab.addEventListener('keydown', ({key}) => {
      const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
      if (step !== 0) {
        const next = (index + step + tabs.length) % tabs.length;
        select(next);
        tabs[next]?.focus();
      }
    });
  });
  select(0);
  return list;
}
