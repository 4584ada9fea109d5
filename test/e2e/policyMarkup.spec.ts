import type {Page} from '@playwright/test';
import {expect, test} from '../support/fixtures';
import {openPage} from '../support/openPage';
import {expectReports} from '../support/watchPage';

/* The configuration holds HTML for the announcement and the footer. Whatever is in there, the policy lets none of it run. */

/** Code that notes that it ran. */
const run = (name: string) => `(top.ran??=[]).push('${name}')`;

/** Markup that runs code when it's parsed, written, or clicked, unless a policy forbids it. */
const ATTACKS: Readonly<Record<string, string>> = {
  handler: `<img src="data:," onerror="${run('handler')}">`,
  svg: `<svg onload="${run('svg')}"></svg>`,
  details: `<details open ontoggle="${run('details')}"><summary>More</summary></details>`,
  script: `<script>${run('script')}</script>`,
  file: `<script src="data:text/javascript,${encodeURIComponent(run('file'))}"></script>`,
  srcdoc: `<iframe srcdoc="<script>${run('srcdoc')}</script>"></iframe>`,
  frame: `<iframe src="javascript:${run('frame')}"></iframe>`,
  link: `<a data-attack href="javascript:void(${run('link')})">Link</a>`,
  form: `<form action="javascript:void(${run('form')})"><button data-attack>Send</button></form>`,
};

/** Texts of the announcement and the footer, which the attacks take the place of. */
const PLACES = [
  'Use Redux Toolkit for new Redux code.',
  'Dan Abramov and the Redux documentation authors',
];

const POLICY = /<meta http-equiv="?Content-Security-Policy"?[^>]*>/i;

/** Puts markup into the configuration as the server rendered it and as the browser will. */
async function configure(page: Page, markup: string, hasPolicy: boolean) {
  await page.route(/\/(?:[^.]*|assets\/js\/main\.[^/]*)$/, async route => {
    const response = await route.fetch();
    const body = await response.text();
    const isPage = response.headers()['content-type']?.includes('html') ?? false;
    const literal = JSON.stringify(markup).slice(1, -1).replaceAll("'", '\\u0027');
    const changed = PLACES.reduce((text, place) => {
      expect(text, route.request().url()).toContain(place);
      return text.replaceAll(place, () => (isPage ? markup : literal));
    }, body);
    await route.fulfill({response, body: hasPolicy ? changed : changed.replace(POLICY, '')});
  });
}

/** Does what a reader could do with the markup, and then goes where the browser renders it anew. */
async function tryEverything(page: Page): Promise<void> {
  const click = () =>
    page
      .locator('[data-attack]')
      .evaluateAll(all => all.forEach(element => (element as HTMLElement).click()));
  await click();
  await page.keyboard.press('Control+K');
  await page.keyboard.type('store');
  await page.getByRole('link', {name: /^See all \d+ results/}).click();
  await expect(page.getByRole('heading', {level: 1})).toContainText('Search results');
  await click();
  await page.waitForLoadState('networkidle');
}

const ranOn = async (page: Page) =>
  [...new Set(await page.evaluate<string[]>('window.ran ?? []'))].sort();

const MARKUP = Object.values(ATTACKS).join('');

test("markup in the announcement and the footer doesn't run", async ({page, at}) => {
  const base = '<base href="https://example.com/">';
  await configure(page, base + MARKUP, true);
  await openPage(page, at('/introduction/installation'));
  await expect(page.locator('[data-attack]')).toHaveCount(4);
  expect(await page.evaluate(() => document.baseURI)).toContain(at('/'));
  await tryEverything(page);
  expect(await ranOn(page)).toEqual([]);
  expectReports(page, /Content Security Policy/);
});

test('without a policy, the markup would run', async ({page, at}) => {
  await configure(page, MARKUP, false);
  await openPage(page, at('/introduction/installation'));
  await tryEverything(page);
  await expect.poll(() => ranOn(page)).toEqual(Object.keys(ATTACKS).sort());
});
