/** @jest-environment jsdom */
import {shownText} from '@folio-pages/shared/codeBlocks';
import {copyCode} from '@folio/client/codeBlock/copyCode';
import {COPY_ICON} from '@folio/client/codeBlock/icons';
import {CHANGE_CLASSES, LANGUAGE_ATTRIBUTE, ONLY_CLASSES} from '@folio-pages/shared/codeClasses';
import {showCode} from '@folio/client/codeBlock/showCode';
import {codeKey} from '@folio/shared/code/codeKey';
import {sourceOf} from '@site/test/unit/shared/code/support/sourceOf';
import {createToolMenu} from '@folio/client/codeBlock/toolMenu';
import {whenNear} from '@folio/client/codeBlock/whenNear';
import {act, fireEvent, screen} from '@testing-library/react';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {createLanguageSwitch} from '@folio/client/codeBlock/languageSwitch';
import {renderInSite} from '@site/test/support/renderInSite';

describe('copyCode', () => {
  const writeText = jest.fn();

  const TYPED = `let a<b class="${ONLY_CLASSES.types}">: number</b> = 1<b class="${ONLY_CLASSES.plain}"> // JS</b>`;
  const CHANGED = `one\n<b class="code-line ${CHANGE_CLASSES.removed}">two\n</b><b class="code-line ${CHANGE_CLASSES.added}">three\n</b>`;

  /** A code block with its copy button. */
  function show(html: string, language = 'ts') {
    document.body.innerHTML = `<div class="theme-code-block language-${language}"><button type="button"></button><pre><code>${html}</code></pre></div>`;
    const [block, code, button] = ['div', 'code', 'button'].map(name =>
      document.querySelector(name),
    );
    if (!block || !code || !button) {
      throw new Error('The block is incomplete.');
    }
    return {block, code, copy: () => copyCode(block, code, button)};
  }

  const notes = () => Array.from(document.querySelectorAll('p'), ({textContent}) => textContent);
  const announced = () => document.querySelector('[role=status]')?.textContent;
  const isDone = () => document.querySelector('button svg') !== null;

  beforeEach(() => {
    jest.useFakeTimers();
    writeText.mockReset();
    writeText.mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'clipboard', {value: {writeText}, configurable: true});
    document.documentElement.removeAttribute(LANGUAGE_ATTRIBUTE);
  });
  afterEach(() => jest.useRealTimers());

  it.each([
    ['ts', 'let a: number = 1'],
    ['js', 'let a = 1 // JS'],
  ])('copies the language that is shown: %s', (language, text) => {
    document.documentElement.setAttribute(LANGUAGE_ATTRIBUTE, language);
    const {code} = show(TYPED);
    const before = code.innerHTML;
    expect(shownText(code)).toBe(text);
    expect(code.innerHTML).toBe(before);
  });

  it('copies no line that a change removes', async () => {
    await show(CHANGED).copy();
    expect(writeText.mock.calls).toEqual([['one\nthree\n']]);
  });

  it.each([
    ['diff', 'a\nc'],
    ['diff-ts', 'a\nc'],
    ['different', ' a\n-b\n+c'],
  ])('reads signs as a diff only in a diff: %s', async (language, text) => {
    await show(' a\n-b\n+c', language).copy();
    expect(writeText.mock.calls).toEqual([[text]]);
  });

  it('announces that it has copied, and shows it for as long after a second click', async () => {
    const {copy} = show('text');
    const shape = () => document.querySelector('button path')?.getAttribute('d');
    await copy();
    const done = shape();
    jest.advanceTimersByTime(1500);
    await copy();
    jest.advanceTimersByTime(1500);
    expect(shape()).toBe(done);
    expect(announced()).toBe('Copied');
    jest.advanceTimersByTime(500);
    expect(shape()).toBe(COPY_ICON);
  });

  it.each([
    ['refuses', () => writeText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'))],
    ['has no clipboard', () => Reflect.deleteProperty(navigator, 'clipboard')],
  ])('selects the code and says what to do if the browser %s', async (_, arrange) => {
    arrange();
    const {copy, code} = show('text');
    await copy();
    await copy();
    jest.advanceTimersByTime(100);
    expect(window.getSelection()?.toString()).toBe(code.textContent);
    expect(notes()).toEqual([expect.stringContaining('press Ctrl+C or ⌘C')]);
    expect(announced()).toBe(notes()[0]);
    expect(isDone()).toBe(false);
  });

  it('copies on a page without HTTPS, and leaves the focus where it was', async () => {
    Reflect.deleteProperty(navigator, 'clipboard');
    const copied: unknown[] = [];
    document.execCommand = () => {
      const field = document.activeElement;
      return copied.push(field instanceof HTMLTextAreaElement && field.value) > 0;
    };
    const {copy} = show('text');
    document.querySelector('button')?.focus();
    await copy();
    Reflect.deleteProperty(document, 'execCommand');
    expect([copied, isDone(), notes()]).toEqual([['text'], true, []]);
    expect(document.querySelector('button')).toHaveFocus();
    expect(document.querySelector('textarea')).toBeNull();
  });

  it('takes the note of a failure away once copying works', async () => {
    writeText.mockRejectedValueOnce(new DOMException('denied', 'NotAllowedError'));
    const {copy} = show('text');
    await copy();
    expect(notes()).toHaveLength(1);
    await copy();
    expect([isDone(), notes()]).toEqual([true, []]);
  });
});

describe('showCode', () => {
  const source = sourceOf('// highlight-next-line\nconst a = 1 < 2;\n');
  const html = '<span class="tk">const</span>';

  const STATUS = {code: 200, nothing: 404, overloaded: 503};

  /** Serves a code file with the block for the page at a path, or an unreadable one. */
  function serve(path: string, answer: keyof typeof STATUS | 'offline'): jest.Mock {
    window.history.replaceState(null, '', path);
    const fetchFile = jest.fn(async () => {
      if (answer === 'offline') {
        throw new TypeError('Failed to fetch');
      }
      const status = STATUS[answer];
      return {
        ok: status === 200,
        status,
        json: async () => ({articles: {}, code: {[codeKey(source)]: html}}),
      };
    });
    Object.assign(globalThis, {fetch: fetchFile});
    return fetchFile;
  }

  const settle = () => new Promise(resolve => setTimeout(resolve));

  it.each(['offline', 'overloaded'] as const)(
    "shows plain text if the page's file fails to load (%s), and asks again next time",
    async answer => {
      const fetchFile = serve(`/${answer}`, answer);
      const code = document.createElement('code');
      showCode(code, source);
      expect(code.innerHTML).toBe('const a = 1 &lt; 2;');
      await settle();
      expect(code.innerHTML).toBe('const a = 1 &lt; 2;');
      showCode(code, source);
      const file = [`/assets/code/${answer}.json`];
      expect(fetchFile.mock.calls).toEqual([file, file]);
    },
  );

  it('asks only once for the file of a page that has none', async () => {
    const fetchFile = serve('/none', 'nothing');
    showCode(document.createElement('code'), source);
    await settle();
    showCode(document.createElement('code'), source);
    expect(fetchFile).toHaveBeenCalledTimes(1);
  });

  it('shows plain text if the file lacks the block, in line elements if lines are numbered', async () => {
    serve('/unknown', 'nothing');
    const code = document.createElement('code');
    showCode(code, sourceOf('a\nb\n', {isNumbered: true}));
    await settle();
    expect(code.innerHTML).toBe(
      '<span class="code-line">a\n</span><span class="code-line">b</span>',
    );
  });

  it("writes nothing into a block that's removed before its code arrives", async () => {
    serve('/gone', 'code');
    const code = document.createElement('code');
    showCode(code, source)();
    await settle();
    expect(code.innerHTML).toBe('const a = 1 &lt; 2;');
  });

  it('shows the highlighted code as soon as it arrives, and right away the next time', async () => {
    const fetchFile = serve('/page/', 'code');
    // The code was read for the removed block.
    const code = document.createElement('code');
    showCode(code, source);
    expect(code.innerHTML).toBe(html);
    expect(fetchFile).not.toHaveBeenCalled();
  });
});

describe('toolMenu', () => {
  /** A block whose title has a button and a note that a phone hides. jsdom, which has no layout, hides everything. */
  function open() {
    document.body.innerHTML =
      '<div><span data-menu>new file</span><button type="button" data-menu>Whole file</button></div>';
    const block = document.body.firstElementChild as HTMLElement;
    const menu = createToolMenu(block, []);
    const panel = menu.lastElementChild as HTMLElement;
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
});

describe('whenNear', () => {
  const observed = new Set<Element>();
  let tell: (...seen: [Element, boolean][]) => void;

  class FakeObserver {
    constructor(callback: (entries: {target: Element; isIntersecting: boolean}[]) => void) {
      tell = (...seen) =>
        callback(seen.map(([target, isIntersecting]) => ({target, isIntersecting})));
    }
    observe = (element: Element) => observed.add(element);
    unobserve = (element: Element) => observed.delete(element);
  }
  Object.assign(globalThis, {IntersectionObserver: FakeObserver});

  beforeEach(() => observed.clear());

  const element = () => document.createElement('div');

  it('calls once for each element, when that is near, and then watches it no longer', () => {
    const [first, second] = [element(), element()];
    const [onFirst, onSecond] = [jest.fn(), jest.fn()];
    whenNear(first, onFirst);
    whenNear(second, onSecond);
    tell([first, false], [second, false]);
    expect([onFirst, onSecond].map(({mock}) => mock.calls.length)).toEqual([0, 0]);
    tell([first, true]);
    tell([first, false], [first, true]);
    expect([onFirst, onSecond].map(({mock}) => mock.calls.length)).toEqual([1, 0]);
    expect([...observed]).toEqual([second]);
    tell([second, true]);
    expect(onSecond).toHaveBeenCalledTimes(1);
  });

  it('calls nothing anymore once it was canceled, even for a report that is on its way', () => {
    const block = element();
    const listener = jest.fn();
    whenNear(block, listener)();
    expect(observed.has(block)).toBe(false);
    tell([block, true]);
    expect(listener).not.toHaveBeenCalled();
  });

  it('can watch an element again from its own listener', () => {
    const block = element();
    const listener = jest.fn();
    whenNear(block, () => void whenNear(block, listener));
    tell([block, true]);
    expect(observed.has(block)).toBe(true);
    tell([block, true]);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('languageSwitch', () => {
  const KEY = 'docusaurus.tab.language-test';
  const root = document.documentElement;

  /** Mutation observers run in a microtask. */
  const told = () => act(async () => {});

  function create() {
    const {element, stop} = createLanguageSwitch();
    const [ts, js] = Array.from(element.querySelectorAll('button'));
    return {ts, js, stop, pressed: () => [ts?.ariaPressed, js?.ariaPressed]};
  }

  beforeEach(() => {
    localStorage.clear();
    root.removeAttribute('data-code-language');
  });

  it('shows all blocks in JavaScript and back, and remembers the choice', async () => {
    const [one, two] = [create(), create()];
    expect(one.pressed()).toEqual(['true', 'false']);

    one.js?.click();
    await told();
    expect(root).toHaveAttribute('data-code-language', 'js');
    expect(localStorage.getItem(KEY)).toBe('js');
    expect([one.pressed(), two.pressed()]).toEqual(Array(2).fill(['false', 'true']));

    two.ts?.click();
    await told();
    expect(root).not.toHaveAttribute('data-code-language');
    expect(localStorage.getItem(KEY)).toBe('ts');
    expect([one.pressed(), two.pressed()]).toEqual(Array(2).fill(['true', 'false']));
    one.stop();
    two.stop();
  });

  it('stays in sync with the tabs of its group, in this window and in others', async () => {
    renderInSite(
      <Tabs groupId="language">
        <TabItem value="ts" label="TypeScript">
          typed
        </TabItem>
        <TabItem value="js" label="JavaScript">
          plain
        </TabItem>
      </Tabs>,
    );
    const {ts, pressed, stop} = create();
    const chosen = () => screen.getByRole('tab', {selected: true}).textContent;

    fireEvent.click(screen.getByRole('tab', {name: 'JavaScript'}));
    await told();
    expect(pressed()).toEqual(['false', 'true']);

    act(() => ts?.click());
    expect(chosen()).toBe('TypeScript');

    const storageArea = localStorage;
    localStorage.setItem(KEY, 'js');
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', {key: KEY, newValue: 'js', storageArea}));
    });
    await told();
    expect(pressed()).toEqual(['false', 'true']);
    stop();
  });

  it('works without storage until the page is left', async () => {
    const denied = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'QuotaExceededError');
    });
    const complained = jest.spyOn(console, 'error').mockImplementation(() => {});
    const {js, pressed, stop} = create();
    js?.click();
    await told();
    expect(pressed()).toEqual(['false', 'true']);
    stop();
    denied.mockRestore();
    complained.mockRestore();
  });
});
