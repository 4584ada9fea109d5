import {CHANGE} from '../shared/constants';
import type {FromCell} from '../shared/messages';
import {createElement} from './element';
import {initialText} from './runLabels';
import styles from './steps.module.css';

export type Step = Extract<FromCell, {kind: 'step'}>;

interface Row {
  readonly element: HTMLElement;
  /** Shows the state after the step in full, or on one line. */
  readonly select: (isSelected: boolean) => void;
}

/** The steps of one store, or of whatever else has a state, one of which is shown in full. */
export interface Timeline {
  readonly element: HTMLElement;
  readonly rename: (name: string) => void;
  readonly add: (step: Step) => void;
}

/** A text with what's new marked. All that a sample reports is shown as text. */
const marked = (text: string) =>
  text
    .split(CHANGE)
    .map((piece, index) => (index % 2 === 1 ? createElement('mark', {}, piece) : piece));

function createRow({label: name, text, short}: Step): Row {
  const cause =
    name === ''
      ? createElement('span', {}, initialText())
      : createElement('code', {class: styles.cause, translate: 'no'}, name);
  const state = createElement('code', {translate: 'no'});
  const element = createElement('div', {class: styles.step, role: 'option'}, cause, state);
  return {
    element,
    select(isSelected) {
      element.setAttribute('aria-selected', String(isSelected));
      element.tabIndex = isSelected ? 0 : -1;
      state.replaceChildren(...marked(isSelected ? text : short));
    },
  };
}

const NEIGHBORS: Readonly<Record<string, number>> = {ArrowDown: 1, ArrowUp: -1};

export function createTimeline(): Timeline {
  const title = createElement('p', {class: styles.title});
  const list = createElement('div', {role: 'listbox'});
  const rows: Row[] = [];
  let selected = -1;

  function select(index: number): void {
    rows[selected]?.select(false);
    rows[index]?.select(true);
    selected = index;
  }

  function move(index: number): void {
    if (rows[index]) {
      select(index);
      rows[index].element.focus();
    }
  }

  list.addEventListener('keydown', event => {
    const step = NEIGHBORS[event.key];
    if (step !== undefined) {
      event.preventDefault();
      move(selected + step);
    }
  });

  return {
    element: createElement('div', {class: styles.timeline}, title, list),
    rename(name) {
      title.textContent = name;
      list.setAttribute('aria-label', name);
    },
    add(step) {
      const row = createRow(step);
      const index = rows.push(row) - 1;
      row.element.addEventListener('click', () => move(index));
      row.select(false);
      list.append(row.element);
      // Unless the reader is looking at another one.
      if (selected === index - 1) {
        select(index);
      }
    },
  };
}
