/** @jest-environment jsdom */
import {earlySearchScript, takeEarlyText} from '@site/theme-plugin/src/search/earlySearch';

let opened: number;

/** The page before its code has run. */
function startPage() {
  document.body.innerHTML =
    '<button class="DocSearch-Button" aria-busy="false"><span>Search</span></button><p>text</p>';
  new Function(earlySearchScript)();
}

const button = () => document.querySelector<HTMLElement>('.DocSearch-Button');
const setBusy = (isBusy: boolean) => button()?.setAttribute('aria-busy', String(isBusy));
const start = () => window.folioSearch?.(() => (opened += 1));

function press(key: string, init: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true, ...init});
  document.body.dispatchEvent(event);
  return event;
}

const listeners: [string, EventListenerOrEventListenerObject][] = [];
const addEventListener = window.addEventListener.bind(window);

beforeEach(() => {
  opened = 0;
  window.addEventListener = (type: string, listener: EventListenerOrEventListenerObject) => {
    listeners.push([type, listener]);
    addEventListener(type, listener);
  };
  startPage();
});

afterEach(() => {
  listeners.splice(0).forEach(([type, listener]) => window.removeEventListener(type, listener));
});

describe('before the code has run', () => {
  it('a click on the button opens the search once it can', () => {
    button()?.querySelector('span')?.click();
    expect(opened).toBe(0);
    start();
    expect(opened).toBe(1);
  });

  it('keeps no key and no click where the button is disabled: the code will not come', () => {
    (button() as HTMLButtonElement).disabled = true;
    button()?.click();
    expect(press('k', {ctrlKey: true}).defaultPrevented).toBe(false);
    expect(press('s').defaultPrevented).toBe(false);
    start();
    expect(opened).toBe(0);
  });

  it('the search bar of the next page does not open it again', () => {
    button()?.click();
    start();
    start();
    expect(opened).toBe(1);
  });

  it('a click elsewhere does not', () => {
    document.querySelector('p')?.click();
    start();
    expect(opened).toBe(0);
  });

  it.each([
    ['Ctrl', {ctrlKey: true}],
    ['Cmd', {metaKey: true}],
  ])('%s+K does, and the browser does not have it', (_, init) => {
    expect(press('K', init).defaultPrevented).toBe(true);
    start();
    expect(opened).toBe(1);
  });

  it('letters typed after it are kept, and given away once', () => {
    press('k', {ctrlKey: true});
    for (const key of ['s', 't', 'x', 'Backspace', 'o', ' ', 'Shift']) {
      press(key);
    }
    expect(takeEarlyText()).toBe('sto ');
    expect(takeEarlyText()).toBe('');
  });

  it.each([
    ['a letter', 'a', {}],
    ['a command', 'c', {ctrlKey: true}],
    ['Alt', 'k', {altKey: true}],
    ['an input method', 'a', {isComposing: true}],
  ])('%s that is not for the search stays with the page', (_, key, init) => {
    expect(press(key, init).defaultPrevented).toBe(false);
    expect(takeEarlyText()).toBe('');
    start();
    expect(opened).toBe(0);
  });

  it('Escape takes it back', () => {
    press('k', {ctrlKey: true});
    press('Escape');
    expect(press('s').defaultPrevented).toBe(false);
    start();
    expect(opened).toBe(0);
  });

  it('where the code does not come, the page gets its keys back', () => {
    const pressAt = (key: string, timeStamp: number, init: KeyboardEventInit = {}) => {
      const event = new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true, ...init});
      Object.defineProperty(event, 'timeStamp', {value: timeStamp});
      document.body.dispatchEvent(event);
      return event.defaultPrevented;
    };
    pressAt('k', 1_000, {ctrlKey: true});
    expect(pressAt('s', 10_900)).toBe(true);
    expect(pressAt('s', 11_100)).toBe(false);
    start();
    expect(opened).toBe(1);
  });

  it('a page without search keeps its keys', () => {
    document.body.innerHTML = '';
    expect(press('k', {ctrlKey: true}).defaultPrevented).toBe(false);
  });
});

describe('once the code has run', () => {
  beforeEach(start);

  it('letters are kept while the dialog is on its way, and only then', () => {
    setBusy(true);
    expect(press('s').defaultPrevented).toBe(true);
    expect(press('Enter').defaultPrevented).toBe(false);
    expect(takeEarlyText()).toBe('s');
    setBusy(false);
    expect(press('t').defaultPrevented).toBe(false);
    expect(takeEarlyText()).toBe('');
  });

  it('what was typed for a dialog that never came is not kept for the next one', () => {
    setBusy(true);
    press('s');
    setBusy(false);
    press('t');
    expect(takeEarlyText()).toBe('');
  });

  it('click and Ctrl+K are the search bar’s', () => {
    expect(press('k', {ctrlKey: true}).defaultPrevented).toBe(false);
    button()?.click();
    expect(opened).toBe(0);
  });
});

it('without the script there is no text', () => {
  Reflect.deleteProperty(window, 'folioSearch');
  expect(takeEarlyText()).toBe('');
});
