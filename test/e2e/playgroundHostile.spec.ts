import type {Page} from '@playwright/test';
import {expect, test} from '../support/fixtures';
import {
  editableBlocks,
  editFirst,
  editorOf,
  replaceText,
  type OpenEditor,
} from '../support/playground';
import {problemsOf, resetWatch} from '../support/watchPage';

const ROUTE = '/api/store';

/** What the browser reports about an attempt that the cell's policy refuses. */
const REFUSED = /Content Security Policy/;
/** Without the site's rights, a page of it can't even load the fonts. */
const WITHOUT_FONTS = /\/assets\/fonts\//;

const STOPPED = /Stopped after 1\.7 seconds/;
const UNFINISHED = /Stopped after 1\.5 seconds/;

/** A sample that tries to harm the page or to get out, with what the reader sees and what the browser reports. */
type Attempt = readonly [name: string, code: string, seen: RegExp, reported?: RegExp];

const ATTEMPTS: readonly Attempt[] = [
  ['an endless loop', 'while (true) {}', STOPPED],
  ['endless promises', 'const go = (): Promise<void> => Promise.resolve().then(go)\ngo()', STOPPED],
  ['an endless timer', "setInterval(() => {}, 1)\nconsole.log('set')", UNFINISHED],
  ['a slow regular expression', "/^(a+)+$/.test('a'.repeat(40) + '!')", STOPPED],
  [
    'a million lines',
    'for (let line = 0; line < 1e6; line++) console.log(line)',
    /The output was cut off here \(999500 more entries\)\./,
  ],
  [
    'deep recursion',
    'const deep = (): number => 1 + deep()\ndeep()',
    /RangeError: Maximum call stack/,
  ],
  [
    'an unhandled rejection',
    "Promise.reject(new Error('nobody listens'))",
    /Error: nobody listens/,
  ],
  ['a late error', "setTimeout(() => { throw new Error('too late') }, 5)", /Error: too late/],
  ['eval', "console.log(eval('1 + 1'))", /EvalError/, REFUSED],
  [
    'a request',
    "fetch('/').then(console.log)",
    /fetch isn't available: samples run without a network/,
  ],
  ['a socket', "new WebSocket('wss://example.com')", /WebSocket isn't available/],
  [
    'a module from elsewhere',
    "const address = 'https://example.com/x.js'\nawait import(address)",
    /TypeError: Failed to fetch dynamically imported module/,
    REFUSED,
  ],
  ['a script from elsewhere', "importScripts('https://example.com/x.js')", /importScripts is not/],
  ['the page', 'console.log(parent.document.cookie)', /ReferenceError: parent is not defined/],
  ['a database', 'console.log(typeof indexedDB, typeof caches)', /undefined undefined/],
  ['a channel to other tabs', "new BroadcastChannel('x')", /BroadcastChannel is not defined/],
  ['a worker of its own', "new Worker('data:,')", /Worker is not defined/],
  ['a call to another computer', 'new RTCPeerConnection()', /RTCPeerConnection is not/],
  ['forged reports', "postMessage({kind: 'end'})", /postMessage is not (?:a function|defined)/],
  [
    'many huge results',
    "'x'.repeat(1e5) // => 1\n".repeat(300),
    /0 of 300 expected results are correct/,
  ],
  [
    'a flood of results',
    `Array.prototype.forEach = function (report) {
  while (this[0]?.[0]?.isLine) report([{...this[0][0], shown: 'x'}], 0)
}
1 // => 1`,
    /The sample reported too much, so it was stopped/,
  ],
  [
    'an object that cannot be a text',
    "const trap = {[Symbol.toPrimitive]() { throw new Error('no text') }}\nconsole.log(`${trap}`)",
    /Error: no text/,
  ],
  [
    'a huge map',
    'console.log(new Map(Array.from({length: 1e5}, (_, index) => [index, {index}])))',
    /Map\(100000\).*99900 more items/s,
  ],
  [
    'a promise that every object is',
    'Object.prototype.then = () => {}\nawait {}\nconsole.log(1)',
    UNFINISHED,
  ],
  ['no code at all', 'const = ;', /SyntaxError: Unexpected token/],
  ['a name that is declared twice', 'const a = 1\nconst a = 2', /SyntaxError: .*, line 2/s],
];

/** How long an attempt waits for what it has started, in a sample. */
const WAIT = 'await new Promise(resolve => setTimeout(resolve, 400))';

const BUSY = /Stopped after 1\.3 seconds\. Is there/;
/** On a slow machine, the editor's own limit may come before a document whose promises never end can report. */
const BUSY_OR_STOPPED = /Stopped after 1\.(?:3 seconds\.|7 seconds .*\.) Is there/;
const LEFT = /Error: The code tried to leave its page/;
const FOREIGN = /SecurityError: Failed to (?:read|set) a named property/;

/** The same in a document, which a sample gets that names one. */
const ATTEMPTS_IN_DOCUMENT: readonly Attempt[] = [
  ['an endless loop', 'while (true) {}', BUSY],
  ['a loop that catches', 'while (true) { try { for (;;); } catch {} }', BUSY],
  [
    'endless promises',
    'const go = (): Promise<void> => Promise.resolve().then(go)\ngo()',
    BUSY_OR_STOPPED,
  ],
  ['an endless timer', "setInterval(() => {}, 1)\nconsole.log('set')", UNFINISHED],
  [
    'a million lines',
    'for (let line = 0; line < 1e6; line++) console.log(line)',
    /The output was cut off here \(999500 more entries\)\./,
  ],
  [
    'deep recursion',
    'const deep = (): number => 1 + deep()\ndeep()',
    /RangeError: Maximum call stack/,
  ],
  [
    'a flood of results',
    `Array.prototype.forEach = function (report) {
  while (this[0]?.[0]?.isLine) report([{...this[0][0], shown: 'x'.repeat(1000)}], 0)
}
1 // => 1`,
    /The sample reported too much, so it was stopped/,
  ],
  ['a cookie', 'document.cookie', /SecurityError: Failed to read the 'cookie' property/],
  ['the storage', "console.log(localStorage.getItem('theme'), typeof indexedDB)", /null undefined/],
  ['the page', 'console.log(window.parent.document.title)', FOREIGN],
  [
    'the address of the page',
    "window.top.location.href = 'https://example.com'",
    FOREIGN,
    /Unsafe/,
  ],
  ['a window', "console.log(window.open('https://example.com'))", /null/, /Blocked opening/],
  ['a dialog', "console.log(confirm('really?'))", /false/, /Ignored call/],
  ['eval', "console.log(eval('1 + 1'))", /EvalError/, REFUSED],
  ['a request', "fetch('/').then(console.log)", /fetch isn't available/],
  ['a worker of its own', "new Worker('data:,')", /Worker is not defined/],
  ['a call to another computer', 'new RTCPeerConnection()', /RTCPeerConnection is not/],
  [
    'a call from a frame of its own',
    "const frame = document.body.appendChild(document.createElement('iframe'))\nnew frame.contentWindow.RTCPeerConnection()",
    FOREIGN,
  ],
  ['a picture', `new Image().src = 'https://example.com/x.png'\n${WAIT}`, /Done/, REFUSED],
  [
    'a style sheet with addresses',
    `document.head.append(Object.assign(document.createElement('style'), {textContent: "@import 'https://example.com/a.css'; body {background: url(https://example.com/b.png)}"}))\n${WAIT}`,
    /Done/,
    REFUSED,
  ],
  [
    'markup that loads',
    `document.body.innerHTML = '<iframe src="https://example.com/a"></iframe><object data="https://example.com/b"></object><video src="https://example.com/c"></video><img src="data:," onerror="document.title = 1">'\n${WAIT}`,
    /Done/,
    REFUSED,
  ],
  [
    'hints that load',
    `for (const rel of ['prefetch', 'modulepreload', 'stylesheet', 'icon', 'preconnect', 'dns-prefetch']) document.head.append(Object.assign(document.createElement('link'), {rel, href: 'https://example.com/' + rel}))\n${WAIT}`,
    /Done/,
    REFUSED,
  ],
  ['a beacon', "navigator.sendBeacon('https://example.com/', 'x')", /Done/, REFUSED],
  ['another page', `location.href = 'https://example.com/'\n${WAIT}`, LEFT, REFUSED],
  [
    'a refresh',
    `document.head.append(Object.assign(document.createElement('meta'), {httpEquiv: 'refresh', content: '0;url=https://example.com/'}))\n${WAIT}`,
    LEFT,
    REFUSED,
  ],
  ['a page of the site', `location.href = '/faq/'\n${WAIT}`, LEFT, WITHOUT_FONTS],
  ['a reload', `location.reload()\n${WAIT}`, LEFT],
  [
    'a form',
    `document.body.innerHTML = '<form action="https://example.com/"><button>Send</button></form>'\ndocument.querySelector('button').click()\ndocument.querySelector('form').submit()\n${WAIT}\nconsole.log('still here')`,
    /still here/,
  ],
  [
    'a link',
    `document.body.innerHTML = '<a href="https://example.com/" target="_top">Go</a>'\ndocument.querySelector('a').click()\n${WAIT}\nconsole.log('still here')`,
    /still here/,
  ],
  ['a script address', `location.href = 'javascript:document.title = 1'\n${WAIT}`, /Done/, REFUSED],
];

const IN_DOCUMENT = ATTEMPTS_IN_DOCUMENT.map(([name, code, ...rest]): Attempt => [
  `${name} in a document`,
  `document.title\n;${code}`,
  ...rest,
]);

const ELSEWHERE = /example\.com/;

/** Sets the text of the editor that the attempts before this one used: none of them may have harmed it. */
async function editAgain(page: Page, url: string, code: string): Promise<OpenEditor> {
  const editor = editorOf(editableBlocks(page).first());
  if (!page.url().startsWith(url) || !(await editor.text.isVisible())) {
    return editFirst(page, url, code);
  }
  await replaceText(page, editor, code);
  return editor;
}

/** One attempt of each kind: endless, too much, out to the network, out to the page, and away. */
const ALWAYS: readonly string[] = [
  'an endless loop',
  'a million lines',
  'a request',
  'a loop that catches in a document',
  'the page in a document',
  'another page in a document',
];

for (const [name, code, seen, reported] of [...ATTEMPTS, ...IN_DOCUMENT]) {
  const tag = ALWAYS.includes(name) ? [] : '@release';
  test(
    `${name}: the reader sees what happened, and the page is fine`,
    {tag},
    async ({reader: page, at}) => {
      const arrived: string[] = [];
      await page.context().route(ELSEWHERE, route => {
        arrived.push(route.request().url());
        return route.abort();
      });
      const editor = await editAgain(page, at(ROUTE), code);
      const {run, output} = editor;
      await run.click();
      await expect(output).toContainText(seen);
      await expect(output).not.toContainText('Running…');
      await expect(page).toHaveTitle('Store | Redux');
      expect(arrived).toEqual([]);
      // The page answers, and the next run starts.
      await replaceText(page, editor, "console.log('the next run')");
      await run.click();
      await expect(output).toContainText('the next run');
      await expect(output).toContainText('Done.');
      await page.context().unroute(ELSEWHERE);
      expect(problemsOf(page).filter(problem => !reported?.test(problem))).toEqual([]);
      resetWatch(page);
    },
  );
}
