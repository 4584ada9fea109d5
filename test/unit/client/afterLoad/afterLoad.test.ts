/** @jest-environment jsdom */
import {switchWindow} from '@site/test/support/switchWindow';
import {dismissPopovers} from '@folio/client/afterLoad/dismissPopovers';
import {followStorage} from '@folio/client/afterLoad/followStorage';

describe('dismissPopovers', () => {
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
    // It ends a composition.
    document.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', keyCode: 229}));
    expect(details()[0]).toHaveAttribute('open');
    document.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape'}));
    expect(details()[0]).not.toHaveAttribute('open');
    expect(document.activeElement).toHaveTextContent('One');
  });
});

describe('followStorage', () => {
  const turn = (type: 'pagehide' | 'pageshow', persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event(type), {persisted}));

  let changes: [string | null, string | null, string | null][] = [];

  beforeAll(() => {
    followStorage();
    window.addEventListener('storage', ({key, oldValue, newValue, storageArea}) => {
      expect(storageArea).toBe(localStorage);
      changes.push([key, oldValue, newValue]);
    });
  });

  beforeEach(() => {
    changes = [];
    localStorage.clear();
  });

  it('tells a restored page what was stored, changed, and removed since the reader left it', () => {
    localStorage.setItem('kept', '1');
    localStorage.setItem('theme', 'light');
    localStorage.setItem('gone', 'x');
    turn('pagehide', true);
    localStorage.setItem('theme', 'dark');
    localStorage.removeItem('gone');
    localStorage.setItem('tab', '');
    turn('pageshow', true);
    expect(changes.sort()).toEqual([
      ['gone', 'x', null],
      ['tab', null, ''],
      ['theme', 'light', 'dark'],
    ]);
  });

  it('tells a page that was loaded anew nothing', () => {
    turn('pagehide', false);
    localStorage.setItem('theme', 'dark');
    turn('pageshow', false);
    expect(changes).toEqual([]);
  });

  it('leaves a page alone if storage is denied', () => {
    const denied = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    turn('pagehide', true);
    turn('pageshow', true);
    expect(changes).toEqual([]);
    denied.mockRestore();
  });
});
