import type {Locator, Page} from '@playwright/test';
import {expect, test} from '../support/fixtures';
import {openPage} from '../support/openPage';
import {renderedFrame} from '../support/renderedFrame';
import {openSearch, typeQuery} from '../support/searchDialog';
import {DESKTOP, PHONE} from '../support/viewports';

const ARTICLE = '/introduction/getting-started';
const LONG_ARTICLE = '/introduction/why-rtk-is-redux-today';

const sidebar = (page: Page): Locator => page.getByRole('navigation', {name: 'Docs sidebar'});

const firstToggle = (page: Page): Locator =>
  sidebar(page).locator('[aria-expanded="true"]').first();
const tocLink = (page: Page): Locator =>
  page.getByRole('navigation', {name: 'On this page'}).locator('[aria-current="location"]');

test.describe('sidebar', () => {
  test('keeps the links of a closed category for the browser to find and reveal', async ({
    page,
    at,
  }) => {
    await openPage(page, at(ARTICLE));
    const toggle = firstToggle(page);
    const part = page.locator(`[id="${await toggle.getAttribute('aria-controls')}"]`);
    const link = part.getByRole('link', {name: 'Installation', includeHidden: true});
    await toggle.click();
    await expect(part).toHaveAttribute('hidden', 'until-found');
    await expect(link).toBeHidden();
    // A link to a fragment inside opens it, like find-in-page does.
    await link.evaluate(element => {
      element.id = 'inside';
      location.hash = '#inside';
    });
    await expect(link).toBeVisible();
    await expect(sidebar(page).locator('[aria-expanded]').first()).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  });

  test('opens a category by growing and closes it by shrinking, and moves nothing under reduced motion', async ({
    page,
    at,
  }) => {
    // A single script clicks and looks. On a busy machine, an animation can end before a second script runs.
    const heightsAfterClick = (toggle: Locator) =>
      toggle.evaluate(async element => {
        const movements = () =>
          document
            .getAnimations()
            .filter(
              ({effect}) => effect instanceof KeyframeEffect && effect.target?.matches('li > div'),
            );
        await Promise.all(movements().map(({finished}) => finished));
        element.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));
        for (let frame = 0; frame < 5; frame += 1) {
          const [movement] = movements();
          if (movement?.effect instanceof KeyframeEffect) {
            const frames = movement.effect.getKeyframes();
            return frames.map(({blockSize}) => parseFloat(String(blockSize)));
          }
          await new Promise(requestAnimationFrame);
        }
        return [];
      });
    await openPage(page, at(ARTICLE));
    expect(await heightsAfterClick(firstToggle(page))).toEqual([]);
    await page.emulateMedia({reducedMotion: 'no-preference'});
    const toggle = sidebar(page).getByRole('button', {name: 'Tutorials'});
    const [start, end] = await heightsAfterClick(toggle);
    expect(start).toBe(0);
    expect(end).toBeGreaterThan(50);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(await heightsAfterClick(toggle)).toEqual([end, 0]);
  });

  test("ends within the viewport, no matter what's above the navbar, without a scroll effect", async ({
    reader: page,
    at,
  }) => {
    await page.setViewportSize({width: DESKTOP.width, height: 300});
    await openPage(page, at(LONG_ARTICLE));
    const last = sidebar(page).locator('a, button').filter({visible: true}).last();
    await sidebar(page).evaluate(element => element.scrollTo(0, element.scrollHeight));
    await expect(last).toBeInViewport({ratio: 1});
    await page.evaluate(() => scrollTo(0, 400));
    await sidebar(page).evaluate(element => element.scrollTo(0, element.scrollHeight));
    await expect(last).toBeInViewport({ratio: 1});
  });

  test('is hidden on a phone, and works once the viewport becomes wide', async ({
    reader: page,
    at,
  }) => {
    await page.setViewportSize(PHONE);
    await openPage(page, at(ARTICLE));
    await expect(sidebar(page)).toBeHidden();
    await page.setViewportSize(DESKTOP);
    await firstToggle(page).click();
    await expect(sidebar(page).getByRole('link', {name: 'Installation'})).toBeHidden();
  });

  test('follows the text on a phone without JavaScript', async ({plainReader, at}) => {
    await plainReader.setViewportSize(PHONE);
    await plainReader.goto(at(ARTICLE));
    const link = sidebar(plainReader).getByRole('link', {name: 'Installation'});
    await expect(link).toBeVisible();
    const [text, nav] = await Promise.all([
      plainReader.getByRole('main').boundingBox(),
      sidebar(plainReader).boundingBox(),
    ]);
    expect(nav?.y).toBeGreaterThanOrEqual((text?.y ?? 0) + (text?.height ?? 0));
    await plainReader.locator('summary', {hasText: 'On this page'}).click();
    await expect(plainReader.locator('details[open] a').first()).toBeVisible();
    await link.click();
    await expect(plainReader.getByRole('heading', {level: 1})).toHaveText(/install/i);
  });
});

test.describe('table of contents', () => {
  test('marks the current heading, and the first one above it', async ({reader, at}) => {
    await openPage(reader, at(LONG_ARTICLE));
    const links = reader.getByRole('navigation', {name: 'On this page'}).getByRole('link');
    await expect(links.first()).toHaveAttribute('aria-current', 'location');
    for (const index of [1, 2]) {
      const link = links.nth(index);
      await link.click();
      await expect(link).toHaveAttribute('aria-current', 'location');
      await expect(tocLink(reader)).toHaveCount(1);
    }
    await reader.evaluate(() => scrollTo(0, document.body.scrollHeight * 10));
    await expect(tocLink(reader)).toHaveCount(1);
    await reader.evaluate(() => scrollTo(0, 0));
    await expect(links.first()).toHaveAttribute('aria-current', 'location');
    await expect(tocLink(reader)).toHaveCount(1);
  });

  test('is a sticky bar on a phone that shows the current heading and opens the contents', async ({
    reader,
    at,
  }) => {
    await reader.setViewportSize(PHONE);
    await openPage(reader, at(LONG_ARTICLE));
    const nav = reader.getByRole('navigation', {name: 'On this page'});
    await expect(nav).toHaveCount(1);
    await expect(nav.getByRole('link')).toHaveCount(0);
    const bar = nav.locator('summary');
    await bar.click();
    const first = (await nav.getByRole('link').first().textContent()) ?? '';
    await expect(bar).toHaveText(`On this page ${first}`);
    const link = nav.getByRole('link').nth(2);
    const name = (await link.textContent()) ?? '';
    await link.click();
    await expect(nav.getByRole('link')).toHaveCount(0);
    await expect(bar).toHaveText(`On this page ${name}`);
    await expect(bar).toBeInViewport();
    const [barBox, heading] = await Promise.all([
      nav.boundingBox(),
      reader.getByRole('article').getByRole('heading', {name}).first().boundingBox(),
    ]);
    expect(heading?.y).toBeGreaterThan((barBox?.y ?? NaN) + (barBox?.height ?? NaN));
    await bar.press('Enter');
    await expect(nav.getByRole('link').first()).toBeVisible();
    await reader.keyboard.press('Escape');
    await expect(nav.getByRole('link')).toHaveCount(0);
    await expect(bar).toBeFocused();
  });
});

test('a link from a page without contents leads to below their bar', async ({reader, at}) => {
  await reader.setViewportSize(PHONE);
  await openSearch(reader, at('/'));
  await typeQuery(reader, 'migrate one slice at a time');
  await reader.keyboard.press('Enter');
  const heading = reader.getByRole('heading', {name: 'Migrate one slice at a time'});
  await expect(heading).toBeInViewport();
  const bar = reader.getByRole('navigation', {name: 'On this page'}).locator('summary');
  await expect(bar).toHaveText('On this page Migrate one slice at a time');
  const [above, below] = await Promise.all([bar.boundingBox(), heading.boundingBox()]);
  expect(below?.y).toBeGreaterThan((above?.y ?? NaN) + (above?.height ?? NaN));
});

test('the room above a heading stays the same while React hydrates the page', async ({
  reader,
  at,
}) => {
  await reader.setViewportSize(PHONE);
  await reader.addInitScript(() => {
    const rooms = ((window as unknown as {rooms: Set<string>}).rooms = new Set());
    new MutationObserver(() => {
      rooms.add(getComputedStyle(document.documentElement).scrollPaddingBlockStart);
    }).observe(document, {subtree: true, attributeFilter: ['class']});
  });
  await openPage(reader, at(LONG_ARTICLE));
  await expect(reader.getByText('On this page What makes code Redux')).toBeVisible();
  const rooms = await reader.evaluate(() => [...(window as unknown as {rooms: Set<string>}).rooms]);
  expect(rooms).toHaveLength(1);
});

test('a reader who scrolls up gets a button back to the top, above the navbar', async ({
  reader,
  at,
}) => {
  // Bars stay in view in a low window only if it's wide. In this one, the two overlap.
  await reader.setViewportSize({width: 1024, height: 80});
  await openPage(reader, at(LONG_ARTICLE));
  const button = reader.getByRole('button', {name: 'Scroll back to top'});
  for (const [top, count] of [
    [1600, 0],
    [1200, 1],
    [1400, 0],
    [1100, 1],
  ] as const) {
    await reader.evaluate(y => scrollTo(0, y), top);
    await renderedFrame(reader);
    await expect(button).toHaveCount(count);
  }
  const [own, bar] = await Promise.all([
    button.boundingBox(),
    reader.getByRole('navigation', {name: 'Main'}).boundingBox(),
  ]);
  expect(own?.y).toBeLessThan((bar?.y ?? NaN) + (bar?.height ?? NaN));
  await button.click();
  await expect.poll(() => reader.evaluate(() => scrollY)).toBe(0);
  await expect(button).toHaveCount(0);
  await reader.keyboard.press('Tab');
  await expect(reader.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
});
