import {chromium, firefox, webkit} from '@playwright/test';
import {chromiumArgs, findChromium} from '../findChromium';
import type {Engine} from './Engine';

const BROWSERS = {chromium, firefox, webkit};

export type PlaywrightName = keyof typeof BROWSERS;

export const isPlaywrightName = (name: string): name is PlaywrightName =>
  Object.hasOwn(BROWSERS, name);

/**
 * Starts a browser that Playwright drives: its own build, except that Chromium is the system's.
 *
 * @throws {Error} if it isn't installed
 */
export async function startPlaywright(name: PlaywrightName): Promise<Engine> {
  const options = name === 'chromium' ? {executablePath: findChromium(), args: chromiumArgs()} : {};
  const browser = await BROWSERS[name].launch(options);
  const context = await browser.newContext();
  let page = await context.newPage();
  return {
    name: `Playwright's ${name} ${browser.version()}`,
    keepsPages: false,
    open: async url => void (await page.goto(url)),
    async run<Result>(body: string, ...args: readonly unknown[]): Promise<Result> {
      const script = `(async (...args) => {${body}})(...${JSON.stringify(args)})`;
      try {
        return await page.evaluate<Result>(script);
      } catch (error) {
        // The page was left meanwhile.
        if (error instanceof Error && error.message.includes('context was destroyed')) {
          return undefined as Result;
        }
        throw error;
      }
    },
    async inOtherWindow(use) {
      const first = page;
      page = await context.newPage();
      try {
        await use();
      } finally {
        await page.close();
        page = first;
        await page.bringToFront();
      }
    },
    resize: (width, height) => page.setViewportSize({width, height}),
    click: (x, y) => page.mouse.click(x, y),
    async drag(from, to) {
      await page.mouse.move(...from);
      await page.mouse.down();
      await page.mouse.move(...to);
      await page.mouse.up();
    },
    async press(...keys) {
      for (const key of keys) {
        await page.keyboard.down(key);
      }
      for (const key of [...keys].reverse()) {
        await page.keyboard.up(key);
      }
    },
    type: text => page.keyboard.type(text),
    picture: () => page.screenshot(),
    close: () => browser.close(),
  };
}
