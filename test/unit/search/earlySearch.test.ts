/** @jest-environment jsdom */
import {earlySearchScript, takeEarlyText} from '@site/theme-plugin/search/src/earlySearch';

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
  it('a click on the button opens the search once the code has run', () => {
    button()?.querySelector('span')?.click();
    expect(opened).toBe(0);
    start();
    expect(opened).toBe(1);
    // The search bar on the next page.
    start();
    expect(opened).toBe(1);
  });

  it("a disabled button keeps no key and no click, because the code won't load", () => {
    (button() as HTMLButtonElement).disabled = true;
    button()?.click();
    expect(press('k', {ctrlKey: true}).defaultPrevented).toBe(false);
    expect(press('s').defaultPrevented).toBe(false);
    start();
    expect(opened).toBe(0);
  });

  it.each([
    ['Ctrl', {ctrlKey: true}],
    ['Cmd', {metaKey: true}],
  ])("%s+K opens the search, and the browser's own action is prevented", (_, init) => {
    expect(press('K', init).defaultPrevented).toBe(true);
    start();
    expect(opened).toBe(1);
  });

  it('letters typed after it are kept, and passed on once', () => {
    press('k', {ctrlKey: true});
    for (const key of ['s', 't', 'x', 'Backspace', 'o', ' ', 'Shift']) {
      press(key);
    }
    expect(press('z', {keyCode: 229}).defaultPrevented).toBe(false);
    expect(takeEarlyText()).toBe('sto ');
    expect(takeEarlyText()).toBe('');
  });

  it.each([
    ['a letter', 'a', {}],
    ['a command', 'c', {ctrlKey: true}],
    ['Alt', 'k', {altKey: true}],
    ['an input method', 'a', {isComposing: true}],
  ])("%s that isn't meant for the search is left to the page", (_, key, init) => {
    document.querySelector('p')?.click();
    expect(press(key, init).defaultPrevented).toBe(false);
    expect(takeEarlyText()).toBe('');
    start();
    expect(opened).toBe(0);
    document.body.innerHTML = '';
    expect(press('k', {ctrlKey: true}).defaultPrevented).toBe(false);
  });

  it('Escape cancels the search', () => {
    press('k', {ctrlKey: true});
    press('Escape');
    expect(press('s').defaultPrevented).toBe(false);
    start();
    expect(opened).toBe(0);
  });

  it("the page gets its keys back if the code doesn't load", () => {
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
});

describe('once the code has run', () => {
  beforeEach(start);

  it('letters are kept only while the dialog loads', () => {
    setBusy(true);
    expect(press('s').defaultPrevented).toBe(true);
    expect(press('Enter').defaultPrevented).toBe(false);
    expect(takeEarlyText()).toBe('s');
    press('s');
    // The dialog never opened.
    setBusy(false);
    expect(press('t').defaultPrevented).toBe(false);
    expect(takeEarlyText()).toBe('');
  });

  it('click and Ctrl+K are left to the search bar', () => {
    expect(press('k', {ctrlKey: true}).defaultPrevented).toBe(false);
    button()?.click();
    expect(opened).toBe(0);
  });
});

it("there's no early text without the script", () => {
  Reflect.deleteProperty(window, 'folioSearch');
  expect(takeEarlyText()).toBe('');
});
