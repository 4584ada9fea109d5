/** @jest-environment jsdom */
import {copyHeadingLink} from '@site/theme-plugin/src/client/links/copyHeadingLink';

beforeAll(() => document.addEventListener('click', copyHeadingLink));

const written: string[] = [];
let isRefused = false;

function setClipboard(clipboard: unknown): void {
  Object.defineProperty(navigator, 'clipboard', {value: clipboard, configurable: true});
}

const writeText = (text: string) => {
  written.push(text);
  return isRefused ? Promise.reject(new Error('refused')) : Promise.resolve();
};

beforeEach(() => {
  document.body.innerHTML =
    '<h2 id=a>A<a class=hash-link href=#a><i>#</i></a></h2><a id=other href=#a>Other</a>';
  written.length = 0;
  isRefused = false;
  setClipboard({writeText});
});

/** Waits for the promises of a click and the delay of the announcement. */
const settle = () => new Promise(resolve => setTimeout(resolve, 200));

async function click(selector: string, init: MouseEventInit = {}): Promise<boolean> {
  const isFollowed = document
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true, ...init}));
  await settle();
  return isFollowed === true;
}

const link = () => document.querySelector('.hash-link');
const status = () => document.querySelector('[role=status]')?.textContent ?? '';

it('copies the full URL, announces it, and lets the browser follow the link', async () => {
  expect(await click('.hash-link i')).toBe(true);
  expect(written).toEqual(['http://localhost/#a']);
  expect(link()).toHaveAttribute('data-copied');
  expect(status()).toBe('Link copied');
});

it.each([{ctrlKey: true}, {metaKey: true}, {shiftKey: true}, {button: 1}])(
  'leaves a click with %j alone',
  async init => {
    expect(await click('.hash-link', init)).toBe(true);
    expect(written).toEqual([]);
  },
);

it('leaves other links alone', async () => {
  await click('#other');
  expect(written).toEqual([]);
});

it('announces nothing if the clipboard is denied or missing, and still lets the browser follow the link', async () => {
  isRefused = true;
  expect(await click('.hash-link')).toBe(true);
  setClipboard(undefined);
  expect(await click('.hash-link')).toBe(true);
  expect(link()).not.toHaveAttribute('data-copied');
  expect(status()).toBe('');
});
