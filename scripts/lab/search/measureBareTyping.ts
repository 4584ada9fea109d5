import {VIEWPORT} from '../bench/constants';
import {typeSlowly} from './typeSlowly';
import type {Browser} from '@playwright/test';
import type {Typing} from './typeSlowly';

/** How many rows the dialog shows in a viewport with a height of 800 px. */
const ROWS = 8;

/**
 * The minimal search in a worker: a page with only an input and result rows, a worker that echoes each letter, and rows
 * that are set as one HTML string. Whatever time it takes is the browser's own overhead.
 */
const BARE_PAGE = `<!doctype html>
<meta charset="utf-8">
<title>Bare</title>
<style>
  ul { font: 16px/1.5 sans-serif; list-style: none; margin: 0; padding: 0; width: 600px; }
  li { align-items: center; background: #f5f5f7; border-radius: 6px; display: flex; gap: 12px; margin: 4px; padding: 8px; }
  b, small { display: block; }
  mark { background: none; color: #764abc; }
</style>
<input autofocus>
<ul></ul>
<script>
  const words = 'store reducer action slice thunk selector effect state entity query hook type'.split(' ');
  const list = document.querySelector('ul');
  let turn = 0;
  const word = place => words[(place * turn + place) % words.length];
  const row = place =>
    '<li><svg width="20" height="20"><path d="M3 3h14v14h-14z" fill="none" stroke="currentColor"/></svg>' +
    '<span><small>' + word(place) + ' › ' + word(place + 1) + '</small>' +
    '<b>' + word(place + 2) + ' <mark>' + word(place + 3) + '</mark> ' + turn + '</b></span></li>';
  const answer = () => {
    turn += 1;
    list.innerHTML = Array.from({length: ${ROWS}}, (_, place) => row(place)).join('');
  };
  const echo = new Blob(['onmessage = ({data}) => postMessage(data)']);
  const worker = new Worker(URL.createObjectURL(echo));
  worker.onmessage = answer;
  document.querySelector('input').oninput = ({target}) => worker.postMessage(target.value);
</script>`;

/**
 * Measures key presses on a bare page. No search in a worker can respond faster in this browser on this machine.
 *
 * @param origin - with a trailing slash
 */
export async function measureBareTyping(browser: Browser, origin: string): Promise<Typing> {
  const context = await browser.newContext({viewport: VIEWPORT});
  try {
    const page = await context.newPage();
    await page.route(`${origin}bare`, route =>
      route.fulfill({contentType: 'text/html', body: BARE_PAGE}),
    );
    await page.goto(`${origin}bare`);
    await page.locator('input').fill('warm');
    await page.locator('li').first().waitFor();
    await page.locator('input').fill('');
    return await typeSlowly(page, {input: 'input', panel: 'ul'});
  } finally {
    await context.close();
  }
}
