/** @jest-environment jsdom */
import {createToolMenu} from '@site/theme-plugin/src/client/codeBlock/toolMenu';

/** A block whose title has a button and a note that a phone hides. jsdom, which has no layout, hides everything. */
function open() {
  document.body.innerHTML =
    '<div><span data-menu>new file</span><button type="button" data-menu>Whole file</button></div>';
  const block = document.body.firstElementChild as HTMLElement;
  const {menu, panel} = createToolMenu(block);
  const hidden = block.querySelector('button') as HTMLButtonElement;
  document.body.append(menu);
  const toggle = () => {
    menu.toggleAttribute('open');
    menu.dispatchEvent(new Event('toggle'));
  };
  const entries = () =>
    Array.from(panel.children, entry => entry.getAttribute('aria-label') ?? entry.textContent);
  return {menu, panel, hidden, toggle, entries};
}

it('lists what the title hides, buttons first', () => {
  const {toggle, entries} = open();
  toggle();
  expect(entries()).toEqual(['Whole file', 'new file']);
});

it('says what a button will do, each time it opens', () => {
  const {hidden, toggle, entries} = open();
  toggle();
  toggle();
  hidden.textContent = 'Excerpt';
  toggle();
  expect(entries()).toEqual(['Excerpt', 'new file']);
});

it('presses the hidden button, closes, and keeps the focus', () => {
  const {menu, panel, hidden, toggle} = open();
  const pressed = jest.fn();
  hidden.addEventListener('click', pressed);
  toggle();
  panel.querySelector('button')?.click();
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(menu.hasAttribute('open')).toBe(false);
  expect(document.activeElement).toBe(menu.querySelector('summary'));
});
