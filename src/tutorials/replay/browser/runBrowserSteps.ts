import fs from 'node:fs';
import path from 'node:path';
import type {BrowserContext, Page} from '@playwright/test';
import {readBrowserSteps, type BrowserStep} from './readBrowserSteps';

/** The URL at which Vite serves an app while readers work on it. All checkpoints share its storage. */
const ORIGIN = 'http://localhost:5173';

/** How often to read the page's text, in ms. Reading it in every frame would take most of the time. */
const polling = 100;

/**
 * Follows a checkpoint's instructions in a browser.
 *
 * @param context - keeps the storage of previous checkpoints
 * @param site - folder of the built app
 * @param timeout - how long to wait for an expected change, in milliseconds
 * @param arrive - called after the last step, before the page closes
 * @returns what can't be done or seen, or undefined if everything can
 */
export async function runBrowserSteps(
  context: BrowserContext,
  site: string,
  {
    browser,
    timeout,
    arrive,
  }: {browser: string; timeout: number; arrive?: (page: Page) => Promise<void>},
): Promise<string | undefined> {
  const page = await context.newPage();
  page.setDefaultTimeout(timeout);
  // How soon a page loads says nothing about a checkpoint.
  page.setDefaultNavigationTimeout(60_000);
  await page.route(`${ORIGIN}/**`, route =>
    route.fulfill({path: fileOf(site, route.request().url())}),
  );
  try {
    await page.goto(ORIGIN);
    for (const step of readBrowserSteps(browser)) {
      // Each step depends on the previous one.
      if (!(await canTake(page, step))) {
        return describe(step);
      }
    }
    await arrive?.(page);
    return undefined;
  } finally {
    await page.close();
  }
}

/** @returns a file of the build; for a route of the app, its page */
function fileOf(site: string, url: string) {
  const file = path.join(site, new URL(url).pathname);
  return fs.statSync(file, {throwIfNoEntry: false})?.isFile()
    ? file
    : path.join(site, 'index.html');
}

async function canTake(page: Page, step: BrowserStep): Promise<boolean> {
  try {
    await take(page, step);
    return true;
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') {
      return false;
    }
    throw error;
  }
}

async function take(page: Page, {verb, text, value = ''}: BrowserStep) {
  switch (verb) {
    case 'see':
      await page.waitForFunction(each => document.body.innerText.includes(each), text, {polling});
      break;
    case 'miss':
      await page.waitForFunction(each => !document.body.innerText.includes(each), text, {polling});
      break;
    case 'press':
      await controlOf(page, text).click();
      break;
    case 'fill':
      await page.getByLabel(text, {exact: true}).fill(value);
      break;
    case 'choose':
      // A label around a menu includes its options, but the menu's accessible name doesn't.
      await page.getByRole('combobox', {name: text, exact: true}).selectOption(value);
      break;
    case 'open':
      await page.goto(`${ORIGIN}${text}`);
      break;
    case 'reload':
      await page.reload();
      break;
    case 'run':
      await page.evaluate(text);
  }
}

/** @param name - accessible name of a button, a link, a checkbox, or a radio button */
function controlOf(page: Page, name: string) {
  const byRole = (role: 'button' | 'link' | 'checkbox' | 'radio') =>
    page.getByRole(role, {name, exact: true});
  return byRole('button').or(byRole('link')).or(byRole('checkbox')).or(byRole('radio')).first();
}

function describe({verb, text}: BrowserStep): string {
  switch (verb) {
    case 'see':
      return `the page doesn't show "${text}"`;
    case 'miss':
      return `the page still shows "${text}"`;
    default:
      return `nothing on the page can be used for "${verb} ${text}"`;
  }
}
