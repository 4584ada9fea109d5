/** @jest-environment jsdom */
import {guardScript} from '@site/theme-plugin/theme/src/client/scriptGuard/guardScript';

const NOTICE = {
  message: 'Controls did not load.',
  retry: 'Try <again>',
  boxClass: 'red',
  buttonClass: 'again',
};

const started = window.docusaurus;
const root = document.documentElement;
const box = () => document.querySelector('[role=alert]');
const errorText = () => box()?.querySelector('p')?.textContent;

let listeners: [string, EventListenerOrEventListenerObject][] = [];

/** Runs the script like the page's head does, before the body exists. */
function guard(): void {
  const listen = jest.spyOn(window, 'addEventListener');
  new Function(guardScript(NOTICE))();
  listeners = listen.mock.calls.map(([type, listener]) => [type, listener]);
  listen.mockRestore();
  document.body.innerHTML =
    '<div id="__docusaurus"><button id="search">Search</button><p>Text</p></div>';
}

/** What the browser reports about a script that failed to load. */
function failScript(src: string): void {
  const script = document.createElement('script');
  script.type = 'not/run';
  script.src = src;
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
  script.remove();
}

const endOfScripts = () => document.dispatchEvent(new Event('DOMContentLoaded', {bubbles: true}));

/** What the browser reports about an unhandled rejection. */
function reject(reason: unknown): void {
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), {reason}));
}

const chunkError = Object.assign(new Error('Loading chunk 7 failed.'), {name: 'ChunkLoadError'});

beforeEach(() => {
  Reflect.deleteProperty(window, 'docusaurus');
  root.dataset.hasHydrated = 'false';
  guard();
});

afterEach(() => {
  for (const [type, listener] of listeners) {
    window.removeEventListener(type, listener, type === 'error');
  }
  window.docusaurus = started;
});

it("reports, after all scripts have run, that one of the page's failed to load", () => {
  failScript('/assets/js/main.1f2e.js');
  expect(box()).toBeNull();
  endOfScripts();
  expect(Array.from(box()?.childNodes ?? [], ({textContent}) => textContent)).toEqual([
    'Controls did not load.',
    'http://localhost/assets/js/main.1f2e.js',
    'Try <again>',
  ]);
  expect(box()).toHaveClass('red');
  expect(document.body.firstElementChild).toBe(box());
  expect(box()?.querySelector('button')).toHaveClass('again');
  expect(box()?.querySelector('button')).toBeEnabled();
});

it('reports the error of a script that failed before it started the site', () => {
  window.dispatchEvent(
    new ErrorEvent('error', {
      message: "Uncaught SyntaxError: Unexpected token '<'",
      filename: 'https://example.com/assets/js/main.js',
    }),
  );
  endOfScripts();
  expect(errorText()).toBe(
    "Uncaught SyntaxError: Unexpected token '<' https://example.com/assets/js/main.js",
  );
});

it('reports the first failure, which causes the others', () => {
  failScript('/assets/js/runtime.js');
  failScript('/assets/js/main.js');
  endOfScripts();
  expect(errorText()).toBe('http://localhost/assets/js/runtime.js');
});

it('shows markup in an error as text', () => {
  reject(new Error('Loading chunk <img src=x onerror=alert(1)> failed.'));
  expect(box()?.querySelector('img')).toBeNull();
  expect(errorText()).toContain('<img');
});

it.each([
  ['part of the code', chunkError],
  ['styles of that part', new Error('Loading CSS chunk 7 failed.\n(/assets/css/7.css)')],
])('reports that %s failed to load', (_, reason) => {
  window.docusaurus = started;
  endOfScripts();
  expect(box()).toBeNull();
  reject(reason);
  expect(errorText()).toBe(String(reason));
});

it('turns on the noscript styles, at any depth, despite style sheets from other origins', () => {
  const rule = (mediaText: string, cssRules: object[] = []) => ({media: {mediaText}, cssRules});
  const deep = rule('(width <= 996px) and (scripting: none)');
  const print = rule('print');
  const sheets = [
    {
      get cssRules(): never {
        throw new DOMException('cross-origin', 'SecurityError');
      },
    },
    {cssRules: [rule('(scripting: none)'), print, {cssRules: [deep]}, {selectorText: 'p'}]},
  ];
  const styles = jest.spyOn(document, 'styleSheets', 'get');
  styles.mockReturnValue(sheets as unknown as StyleSheetList);
  failScript('/assets/js/main.js');
  endOfScripts();
  styles.mockRestore();
  expect(sheets[1]?.cssRules[0]).toEqual(rule('(scripting)'));
  expect(deep.media.mediaText).toBe('(width <= 996px) and (scripting)');
  expect(print.media.mediaText).toBe('print');
  expect(box()).not.toBeNull();
});

describe('no notice shows', () => {
  afterEach(() => {
    endOfScripts();
    expect(box()).toBeNull();
    expect(document.getElementById('search')).toBeEnabled();
  });

  it('if a script fails but the site starts', () => {
    failScript('https://example.com/assets/js/count.js');
    window.docusaurus = started;
  });

  it("if something fails that isn't part of the code", () => {
    reject(new Error('Failed to fetch'));
    reject(undefined);
  });

  it('if part of the code fails after hydration', () => {
    window.docusaurus = started;
    root.dataset.hasHydrated = 'true';
    reject(chunkError);
  });
});

it("can't end the script element with its text", () => {
  expect(guardScript({...NOTICE, message: '</script>'})).not.toContain('</script>');
});

it('lets a style sheet go that takes ten seconds, and applies it when it arrives', () => {
  jest.useFakeTimers();
  document.head.innerHTML = '<link rel="stylesheet" href="/late.css"><style>p {color: red}</style>';
  guard();
  const [link] = document.head.children;
  jest.advanceTimersByTime(9_999);
  expect(document.head.firstElementChild).toBe(link);
  jest.advanceTimersByTime(1);
  expect(document.head.firstElementChild).not.toBe(link);
  expect(document.head.firstElementChild).toEqual(link);
  expect(document.head.children).toHaveLength(2);
  jest.useRealTimers();
});

it('leaves style sheets alone that load once the site has started', () => {
  jest.useFakeTimers();
  guard();
  document.head.innerHTML = '<link rel="stylesheet" href="/late.css">';
  const link = document.head.firstElementChild;
  Object.assign(window, {docusaurus: {}});
  jest.advanceTimersByTime(20_000);
  expect(document.head.firstElementChild).toBe(link);
  jest.useRealTimers();
});
