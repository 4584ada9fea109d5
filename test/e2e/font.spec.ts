import type {Page, Request} from '@playwright/test';
import {expect, test} from '../support/fixtures';
import {layoutShifts} from '../support/layoutShifts';
import {openPage} from '../support/openPage';
import {pageClasses} from '../support/pageClasses';
import {DESKTOP, PHONE} from '../support/viewports';

const FONT = '**/*.woff2';

const {home, errors, reference, tutorial} = pageClasses;
const PAGES = [home, errors, reference, tutorial];

/** What can happen to the typeface on the network. The first is the usual case, in which most could move. */
const NETWORKS: Record<string, (page: Page) => Promise<unknown>> = {
  'arrives after the page': page =>
    page.route(FONT, async route => {
      await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
      await route.continue();
    }),
  'never arrives': page => page.route(FONT, route => route.abort('aborted')),
  'is in the cache': page => page.evaluate(() => document.fonts.ready.then(() => {})),
};

for (const [index, [network, prepare]] of Object.entries(NETWORKS).entries()) {
  const tag = index === 0 ? [] : '@release';
  test(`nothing moves when the typeface ${network}`, {tag}, async ({page, at}) => {
    await openPage(page, at(errors));
    await prepare(page);
    for (const size of [DESKTOP, PHONE]) {
      await page.setViewportSize(size);
      for (const route of PAGES) {
        await openPage(page, at(route));
        expect.soft(await layoutShifts(page), `${route}, ${size.width} px`).toEqual([]);
      }
    }
  });
}

test('each page loads the typeface once', async ({page, at}) => {
  for (const route of PAGES) {
    const fonts: string[] = [];
    const note = (request: Request) => {
      if (request.resourceType() === 'font') {
        fonts.push(request.url());
      }
    };
    page.on('request', note);
    await openPage(page, at(route));
    const faces = await page.evaluate(async () =>
      Array.from(await document.fonts.ready, ({family, status}) => `${family}: ${status}`),
    );
    page.off('request', note);
    expect.soft(faces, route).toContain('Folio Text: loaded');
    expect.soft(fonts, route).toHaveLength(1);
  }
});
