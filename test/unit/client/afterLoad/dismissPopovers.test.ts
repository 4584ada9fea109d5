/** @jest-environment jsdom */
import {switchWindow} from '@site/test/support/switchWindow';
import {dismissPopovers} from '@site/theme-plugin/src/client/afterLoad/dismissPopovers';

dismissPopovers();

const details = () => document.querySelectorAll('details');

beforeEach(() => {
  document.body.innerHTML = `
    <details data-popover open><summary tabindex="0">One</summary><p>Note</p></details>
    <details open><summary>Part of the text</summary></details>
    <button>Elsewhere</button>`;
});

const press = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event('pointerdown', {bubbles: true}));

it('closes on a press elsewhere, and leaves other details alone', () => {
  press('[data-popover] p');
  expect(details()[0]).toHaveAttribute('open');
  press('button');
  expect(details()[0]).not.toHaveAttribute('open');
  expect(details()[1]).toHaveAttribute('open');
});

it('stays open when only the window loses the focus', () => {
  document.querySelector('summary')?.focus();
  switchWindow();
  expect(details()[0]).toHaveAttribute('open');
  expect(document.activeElement).toHaveTextContent('One');
});

it('closes on Escape, which returns the focus to the summary', () => {
  document.dispatchEvent(new KeyboardEvent('keydown', {key: 'a'}));
  expect(details()[0]).toHaveAttribute('open');
  document.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape'}));
  expect(details()[0]).not.toHaveAttribute('open');
  expect(document.activeElement).toHaveTextContent('One');
});
