import {chromium} from '@playwright/test';
import {VIEWPORT} from './bench/constants';
import {measureHeld} from './bench/held';
import {ROUND_LENGTH, walkPages} from './bench/walkPages';
import {chromiumArgs, findChromium} from '../findChromium';
import {startPagesServer} from '../pagesServer';

const KIB = 1024;
/** How many navigations to make, and after how many to measure. */
const NAVIGATIONS = Number(process.argv[2] ?? 200);
const EVERY = 40;

/**
 * Prints as a Markdown table what a page holds in memory during a long visit to the built site: heap, nodes, listeners,
 * and observers. `npm run bench:memory -- 400` makes 400 navigations.
 */
async function benchMemory() {
  const server = await startPagesServer({dir: 'build', baseUrl: process.env.BASE_URL});
  const browser = await chromium.launch({executablePath: findChromium(), args: chromiumArgs()});
  try {
    const page = await browser.newPage({viewport: VIEWPORT});
    const client = await page.context().newCDPSession(page);
    await page.goto(server.url);
    console.log('| Navigations | Heap in KiB | Nodes | Listeners | Observers |');
    console.log('| ---: | ---: | ---: | ---: | ---: |');
    let done = 0;
    for (let goal = EVERY; done < NAVIGATIONS; goal += EVERY) {
      const rounds = Math.ceil((goal - done) / ROUND_LENGTH);
      await walkPages(page, server.url, rounds * ROUND_LENGTH);
      done += rounds * ROUND_LENGTH;
      const {heap, nodes, listeners, observers} = await measureHeld(client);
      console.log(
        `| ${done} | ${Math.round(heap / KIB)} | ${nodes} | ${listeners} | ${observers} |`,
      );
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

benchMemory().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
