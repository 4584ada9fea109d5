import {CPU_SLOWDOWN, FAST_NETWORK, LOADS, VIEWPORT} from './constants';
import {median} from './median';
import type {Browser} from '@playwright/test';

/** Blocks to edit and run: one that runs in a worker, and one that renders. */
const SAMPLES = [
  {name: 'a store', route: '/api/store', block: 'api/store/0'},
  {
    name: 'a React component',
    route: '/tutorials/fundamentals/part-5-ui-react',
    block: 'tutorials/fundamentals/part-5-ui-react/1',
  },
];

/** Times in ms. */
export interface PlaygroundTimes {
  name: string;
  /** From navigation to the load event of the page, for comparison on a machine that does other work. */
  load: number;
  /** From the click on "Run" until the text can be edited. */
  editor: number;
  /** From the click on "Run" to the results, with everything still to be loaded. */
  first: number;
  /** The same for the next run. */
  next: number;
}

/**
 * Measures how long the playground takes on a slow CPU and a fast network.
 *
 * @param origin - with a trailing slash
 * @returns medians of several visits
 */
export async function measurePlayground(
  browser: Browser,
  origin: string,
): Promise<PlaygroundTimes[]> {
  const measured = [];
  for (const {name, route, block} of SAMPLES) {
    const visits: Omit<PlaygroundTimes, 'name'>[] = [];
    for (let visit = 0; visit < LOADS; visit += 1) {
      visits.push(await visitOf(browser, origin + route.slice(1), block));
    }
    const medianOf = (key: keyof Omit<PlaygroundTimes, 'name'>) =>
      median(visits.map(each => each[key]));
    measured.push({
      name,
      load: medianOf('load'),
      editor: medianOf('editor'),
      first: medianOf('first'),
      next: medianOf('next'),
    });
  }
  return measured;
}

async function visitOf(browser: Browser, url: string, name: string) {
  const context = await browser.newContext({viewport: VIEWPORT, reducedMotion: 'reduce'});
  const page = await context.newPage();
  // tsx wraps functions with a name in a call that only its own modules have.
  await page.addInitScript('globalThis.__name = named => named');
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', {rate: CPU_SLOWDOWN});
  await client.send('Network.emulateNetworkConditions', {offline: false, ...FAST_NETWORK});
  await page.goto(url, {waitUntil: 'networkidle'});
  const block = page.locator(`[class~="folio-sample:${name}"]`);
  await block.scrollIntoViewIfNeeded();
  await block.locator('[data-playground-button]').waitFor({state: 'attached'});
  // Clicked by script, without the hover before it that would load the editor early.
  const times = await block.evaluate(async element => {
    const until = async <Found>(find: () => Found | null | undefined | false): Promise<Found> => {
      for (;;) {
        const found = find();
        if (found) {
          return found;
        }
        await new Promise(resolve => setTimeout(resolve, 4));
      }
    };
    const find = <Each extends Element>(selector: string) => element.querySelector<Each>(selector);
    const timeOf = async (start: () => void, isDone: () => boolean) => {
      const from = performance.now();
      start();
      await until(isDone);
      return performance.now() - from;
    };
    const [navigation] = performance.getEntriesByType('navigation');
    const editor = await timeOf(
      () => find<HTMLElement>('[data-playground-button]')?.click(),
      () => element.hasAttribute('data-editing'),
    );
    const run = await until(() =>
      [...element.querySelectorAll('button')].find(({textContent}) => textContent === 'Run'),
    );
    const status = () => find('[aria-label=Output]')?.lastElementChild?.textContent ?? '';
    const timeOfRun = () =>
      timeOf(
        () => run.click(),
        () => /expected results/.test(status()),
      );
    return {
      load: (navigation as PerformanceNavigationTiming).loadEventEnd,
      editor,
      first: await timeOfRun(),
      next: await timeOfRun(),
    };
  });
  await context.close();
  return times;
}
