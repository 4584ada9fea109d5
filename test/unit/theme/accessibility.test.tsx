/** @jest-environment jsdom */
import {say} from '@folio-playground/editor/note';
import {announce} from '@folio-pages/shared/announce';
import {nameWideTable} from '@folio/client/table/nameWideTable';
import {screen, waitFor} from '@testing-library/react';

/** Announcements and the focus: what readers of the page's own tests see only if they look for it. */

/** The sizes of boxes change when a test says so. */
let resize: () => void;
beforeAll(() => {
  window.ResizeObserver = class {
    readonly targets: Element[] = [];
    constructor(callback: (entries: {target: Element}[]) => void) {
      resize = () => callback(this.targets.map(target => ({target})));
    }
    observe = (target: Element) => this.targets.push(target);
    unobserve() {}
    disconnect() {}
  } as unknown as typeof ResizeObserver;
});

beforeEach(() => document.body.replaceChildren());

it.each<[string, string, () => unknown]>([
  ['announce', 'Copied', () => announce('Copied')],
  ['note', 'Too long', () => say(document.createElement('p'), 'Too long')],
])('%s announces the same message again', async (_, message, repeat) => {
  const texts: (string | undefined)[] = [];
  const read = () => texts.push(screen.queryByRole('status')?.textContent);
  const observer = new MutationObserver(read);
  observer.observe(document.body, {childList: true, characterData: true, subtree: true});
  for (const times of [1, 2]) {
    await repeat();
    await waitFor(() => expect(texts.filter(text => text === message)).toHaveLength(times));
  }
  observer.disconnect();
  expect(texts.slice(texts.indexOf(message))).toEqual([message, '', message]);
});

it('keeps the focus in a wide table that becomes narrow', () => {
  const box = document.createElement('div');
  box.innerHTML = '<table></table>';
  document.body.append(box);
  nameWideTable(box);
  Object.defineProperty(box, 'scrollWidth', {value: 900, configurable: true});
  resize();
  box.focus();
  expect(box).toHaveFocus();
  Object.defineProperty(box, 'scrollWidth', {value: 0});
  resize();
  // jsdom leaves the focus on an element that can no longer have it.
  expect(box).toHaveAttribute('tabindex');
  box.blur();
  expect(box).not.toHaveAttribute('tabindex');
});
