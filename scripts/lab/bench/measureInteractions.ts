import {CPU_SLOWDOWN, INTERACTIONS, PHONE_VIEWPORT, SETTLE_MS, VIEWPORT} from './constants';
import {median} from './median';
import type {Browser} from '@playwright/test';

/** A click to measure. */
interface Interaction {
  name: string;
  /** Route of a page with the target. */
  route: string;
  viewport: {width: number; height: number};
  /** Selector of the element to click. */
  target: string;
  /** Selector of a button that undoes it where Escape doesn't. */
  close?: string;
}

const interactions: readonly Interaction[] = [
  {
    name: 'open the drawer',
    route: '/introduction/core-concepts',
    viewport: PHONE_VIEWPORT,
    target: 'button[aria-label="Toggle navigation bar"]',
    close: '.navbar-sidebar--show .navbar-sidebar__close',
  },
  {
    name: 'open and close a category',
    route: '/introduction/core-concepts',
    viewport: VIEWPORT,
    target: '.theme-doc-sidebar-container :is(a, button)[aria-expanded]',
  },
  {
    name: 'choose a tab',
    route: '/introduction/installation',
    viewport: VIEWPORT,
    target: '[role="tab"][aria-selected="false"]',
  },
  {
    name: 'change the color mode',
    route: '/introduction/getting-started',
    viewport: VIEWPORT,
    // The second one is the stock theme's.
    target: 'nav[aria-label="Main"] :is(button[role="switch"], button[class*="toggleButton"])',
  },
  {
    name: 'open the search',
    route: '/introduction/getting-started',
    viewport: VIEWPORT,
    target: '.DocSearch-Button',
  },
];

/**
 * Measures how long each interaction takes until the next paint on a slow CPU (web.dev/articles/inp). Interactions that
 * a site doesn't have, such as the stock site's search, are left out.
 *
 * @param origin - with a trailing slash
 * @returns times in ms
 */
export async function measureInteractions(
  browser: Browser,
  origin: string,
): Promise<{name: string; median: number; worst: number}[]> {
  const measured = [];
  for (const {name, route, viewport, target, close} of interactions) {
    const context = await browser.newContext({viewport});
    const page = await context.newPage();
    await page.goto(origin + route.slice(1), {waitUntil: 'networkidle'});
    if ((await page.locator(target).count()) === 0) {
      await context.close();
      continue;
    }
    const client = await context.newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', {rate: CPU_SLOWDOWN});
    await page.evaluate(() => {
      const durations: number[] = [];
      Object.assign(window, {durations});
      new PerformanceObserver(list =>
        durations.push(...list.getEntries().map(({duration}) => duration)),
      ).observe({
        type: 'event',
        durationThreshold: 16,
      } as PerformanceObserverInit);
    });
    const durations = [];
    for (let time = 0; time < INTERACTIONS; time += 1) {
      await page.locator(target).first().click();
      await page.waitForTimeout(SETTLE_MS / 4);
      const seen = await page.evaluate(
        () => (window as Window & {durations?: number[]}).durations?.splice(0) ?? [],
      );
      // Interactions that take less than a frame aren't reported.
      durations.push(Math.max(0, ...seen));
      await page.keyboard.press('Escape');
      if (close !== undefined && (await page.locator(close).isVisible())) {
        await page.locator(close).click();
      }
      await page.waitForTimeout(SETTLE_MS / 4);
    }
    measured.push({name, median: median(durations), worst: Math.max(...durations)});
    await context.close();
  }
  return measured;
}
