import type {Page} from '@playwright/test';
import {expect, test} from '../support/fixtures';
import {holdRequests} from '../support/holdRequests';
import {openPage} from '../support/openPage';
import {DESKTOP} from '../support/viewports';

/** The chunk with the store and Redux Toolkit. */
const CHUNK = /intent-live-store[^/]*\.js$/;

const storeOf = (page: Page) => page.getByRole('group', {name: 'A live store'});

const requestDrill = (page: Page) => storeOf(page).getByRole('button', {name: 'Request a drill'});

test('the store loads on the first press, and presses while it loads count', async ({page, at}) => {
  const requests: string[] = [];
  page.on('request', request => CHUNK.test(request.url()) && requests.push(request.url()));
  const release = await holdRequests(page, CHUNK);
  await openPage(page, at('/'));
  await requestDrill(page).hover();
  const rows = storeOf(page).getByRole('listitem');
  await expect(rows.first()).toContainText('waiting: 1');
  expect(requests).toEqual([]);

  await requestDrill(page).click();
  await expect.poll(() => requests.length).toBe(1);
  await requestDrill(page).click();
  await expect(rows.first()).toContainText('waiting: 1');
  release();
  await expect(rows.first()).toContainText('shelf/drillRequested');
  await expect(rows.first()).toContainText('waiting: 3');
  await expect(rows.first().locator('mark')).toHaveText('waiting: 3');
  expect(requests).toHaveLength(1);

  await storeOf(page).getByRole('button', {name: 'Return one'}).click();
  await expect(rows.first()).toContainText('shelf/drillReturned');
  await expect(rows.first().locator('mark')).toHaveText('waiting: 2');
});

test('an earlier state shows with the line that ran, and an action moves only if the reader lets it', async ({
  page,
  at,
}) => {
  await page.emulateMedia({reducedMotion: 'no-preference'});
  await openPage(page, at('/'));
  const states = storeOf(page).getByRole('listitem').getByRole('button');
  await states.last().click();
  await expect(states.last()).toHaveAttribute('aria-current', 'true');
  await expect(states.first()).toHaveAttribute('aria-current', 'false');
  await requestDrill(page).click();
  await expect(states.first()).toHaveAttribute('aria-current', 'true');
  const traveler = storeOf(page).locator('i');
  await expect(traveler).toHaveCSS('animation-duration', '0.3s');
  await page.emulateMedia({reducedMotion: 'reduce'});
  await expect(traveler).toBeHidden();
});

test('the buttons, the line that ran, and the newest state are on the first screen', async ({
  reader,
  at,
}) => {
  await openPage(reader, at('/'));
  for (const viewport of [DESKTOP, {width: 1366, height: 640}]) {
    await reader.setViewportSize(viewport);
    const seen = [
      requestDrill(reader),
      storeOf(reader).locator('pre'),
      storeOf(reader).getByRole('listitem').first(),
    ];
    for (const part of seen) {
      const box = await part.boundingBox();
      const end = (box?.y ?? NaN) + (box?.height ?? NaN);
      expect(end, `${viewport.height} px`).toBeLessThanOrEqual(viewport.height);
    }
  }
});
