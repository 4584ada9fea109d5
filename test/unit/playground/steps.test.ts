/** @jest-environment jsdom */
import userEvent from '@testing-library/user-event';
import {screen} from '@testing-library/dom';
import {createStepsView, type StepsView} from '@folio-playground/editor/stepsView';
import {CHANGE, MAX_STEPS} from '@folio-playground/shared/constants';

const step = (label: string, text: string, timeline = 1, short = text) =>
  ({kind: 'step', timeline, name: 'Store', label, text, short}) as const;

const open = (): StepsView => createStepsView(document.body);

const options = () => screen.getAllByRole('option');

describe('stepsView', () => {
  it('shows each step with what it changed, and the last one in full', () => {
    const view = open();
    expect(view.isEmpty()).toBe(true);
    view.add(step('', '{\n  a: 1 }', 1, '{ a: 1 }'));
    view.add(step('added', `{\n  a: ${CHANGE}2${CHANGE} }`, 1, `{ a: ${CHANGE}2${CHANGE} }`));
    expect(view.isEmpty()).toBe(false);
    expect(options().map(({textContent}) => textContent)).toEqual([
      'Initial state{ a: 1 }',
      'added{\n  a: 2 }',
    ]);
    expect(options()[1]?.querySelector('mark')).toHaveTextContent('2');
    expect(screen.getByRole('option', {selected: true})).toBe(options()[1]);
  });

  it('shows the step in full that the reader clicks or gets to with the arrow keys', async () => {
    const view = open();
    view.add(step('', 'all of 0', 1, '0'));
    view.add(step('one', 'all of 1', 1, '1'));
    view.add(step('two', 'all of 2', 1, '2'));
    const texts = () => options().map(each => each.lastElementChild?.textContent);
    await userEvent.click(options()[0]!);
    expect(texts()).toEqual(['all of 0', '1', '2']);
    await userEvent.keyboard('{ArrowUp}{ArrowDown}');
    expect(texts()).toEqual(['0', 'all of 1', '2']);
    expect(options()[1]).toHaveFocus();
    expect(options().map(({tabIndex}) => tabIndex)).toEqual([-1, 0, -1]);
    // A step that a preview adds later doesn't take the reader away.
    view.add(step('three', 'all of 3', 1, '3'));
    expect(texts()).toEqual(['0', 'all of 1', '2', '3']);
  });

  it('numbers the timelines if there are several, and starts anew with each run', () => {
    const view = open();
    view.add(step('', '0', 1));
    expect(screen.getByRole('listbox', {name: 'Store'})).toBeVisible();
    view.add(step('', '0', 2));
    expect(screen.getByRole('listbox', {name: 'Store 1'})).toBeVisible();
    expect(screen.getByRole('listbox', {name: 'Store 2'})).toBeVisible();
    open();
    expect(document.body).toBeEmptyDOMElement();
  });

  it('says so if there may be more steps than it shows', () => {
    const view = open();
    for (let index = 0; index < MAX_STEPS; index += 1) {
      expect(document.body).not.toHaveTextContent('first 50 steps');
      view.add(step('again', '0'));
    }
    expect(document.body).toHaveTextContent('These are the first 50 steps.');
  });

  it('shows markup in a step as text', () => {
    const view = open();
    view.add(step('<b>added</b>', `${CHANGE}<img src="x">${CHANGE}`));
    expect(document.body.querySelector('b, img')).toBeNull();
    expect(document.body).toHaveTextContent('<img src="x">');
  });
});
