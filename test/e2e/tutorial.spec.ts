import {strFromU8, unzipSync} from 'fflate';
import type {Locator, Page} from '@playwright/test';
import {expectAccessible, expectReadableColors, setColorMode} from '../support/axe';
import {expect, test} from '../support/fixtures';
import {openPage} from '../support/openPage';
import {measureOverflow} from '../support/overflow';
import {startIntercepting} from '../support/startIntercepting';
import {DESKTOP, PHONE} from '../support/viewports';
import {expectReports} from '../support/watchPage';

const PART = '/tutorials/essentials/part-3-data-flow';
const SWITCH = /^(?:Whole file|Excerpt) /;

/** The first block that's an excerpt from a file, with its switch. */
const excerptOf = (page: Page): Locator =>
  page
    .locator('.theme-code-block', {
      has: page.getByRole('button', {name: SWITCH, includeHidden: true}),
    })
    .first();

const switchOf = (block: Locator) => block.getByRole('button', {name: SWITCH, includeHidden: true});
const codeOf = (block: Locator) => block.locator('pre > code');
const callout = (page: Page, name: string | RegExp) => page.getByRole('group', {name}).first();

const finishedApp = (page: Page) =>
  page.getByRole('group', {name: 'The finished app', exact: true});

const addressOf = (link: Locator) =>
  link.evaluate(element => (element instanceof HTMLAnchorElement ? element.href : ''));

/** The text of a file that a callout on the page links to. */
async function textAt(page: Page, link: Locator): Promise<string> {
  const response = await page.request.get(await addressOf(link));
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toContain('text/plain');
  return response.text();
}

async function unzipAt(page: Page, link: Locator): Promise<Record<string, string>> {
  const response = await page.request.get(await addressOf(link));
  expect(response.status()).toBe(200);
  const files = unzipSync(new Uint8Array(await response.body()));
  return Object.fromEntries(Object.entries(files).map(([file, bytes]) => [file, strFromU8(bytes)]));
}

test('the header of a part names the series and links to the app and to both projects', async ({
  page,
  at,
}) => {
  await openPage(page, at(PART));
  const head = callout(page, 'About this part');
  await expect(head).toContainText(/Part 3 of 8.*\d+ minutes/);
  await head.getByText('Project files').click();

  for (const [name, folder, missing] of [
    ['Download the start (zip)', 'essentials-part-2', 'src/features/tools/toolsSlice.ts'],
    ['Download the finished state (zip)', 'essentials-part-3', 'src/main.ts'],
  ] as const) {
    const files = await unzipAt(page, head.getByRole('link', {name}));
    const inside = Object.keys(files);
    expect(inside).toEqual(
      expect.arrayContaining(
        ['package.json', 'tsconfig.json', 'vite.config.ts', 'src/app/store.ts'].map(
          file => `${folder}/${file}`,
        ),
      ),
    );
    expect(inside).not.toContain(`${folder}/${missing}`);
    expect(JSON.parse(files[`${folder}/package.json`] ?? '')).toHaveProperty('scripts.test');
  }
  await head.getByRole('link', {name: 'Try the finished app'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Tools'})).toBeVisible();
});

test("changed lines are marked visually and for screen readers, and removed ones aren't copied", async ({
  page,
  at,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, at(PART));
  const block = page.locator('.theme-code-block', {has: page.locator('del')}).first();
  const [added, removed] = [block.locator('ins').first(), block.locator('del').first()];
  await block.scrollIntoViewIfNeeded();
  // Signs and tints show a difference. Strikethrough would make the code hard to read.
  await expect(removed).toHaveCSS('text-decoration-line', 'none');
  await expect(added).toHaveCSS('text-decoration-line', 'none');
  const toneOf = (line: Locator) => line.evaluate(it => getComputedStyle(it).backgroundColor);
  expect(await toneOf(added)).not.toBe(await toneOf(removed));
  const sign = (line: Locator) => line.evaluate(it => getComputedStyle(it, '::before').content);
  expect(await sign(added)).toBe('"+" / "added: "');
  expect(await sign(removed)).toBe('"−" / "removed: "');

  const removedText = (await removed.textContent()) ?? '';
  await block.hover();
  await block.getByRole('button', {name: 'Copy code to clipboard'}).click();
  await expect(page.getByRole('status').filter({hasText: /^Copied$/})).toBeAttached();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain((await added.textContent())?.trim());
  expect(removedText.trim()).not.toBe('');
  expect(copied.split('\n')).not.toContain(removedText.trimEnd());

  await test.step('in forced colors, lines keep their signs, and callouts their edges', async () => {
    await page.emulateMedia({forcedColors: 'active'});
    expect(await sign(added)).toContain('+');
    const checkpoint = callout(page, /^Checkpoint/);
    await expect(checkpoint).toHaveCSS('border-inline-start-width', '1px');
    const [edge, text] = await checkpoint.evaluate(box => {
      const {borderInlineStartColor, color} = getComputedStyle(box);
      return [borderInlineStartColor, color];
    });
    expect(edge).toBe(text);
  });
});

test('the switch shows the whole file, announces it, and goes back, using only the keyboard, and works again on return', async ({
  page,
  at,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, at(PART));
  const block = excerptOf(page);
  const toggle = switchOf(block);
  const excerpt = await codeOf(block).innerHTML();
  const name = (await toggle.getAttribute('aria-label')) ?? '';
  const [, file = '', lines = ''] = /^Whole file (\S+), (\d+) lines$/.exec(name) ?? [];
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveText('Excerpt');
  await expect(toggle).toBeFocused();
  await expect(block.getByRole('status')).toHaveText('Showing the whole file.');
  const {pathname} = new URL(at(`/app-files/essentials/3/${file}.txt`));
  const text = (
    await (await page.request.get(new URL(pathname, page.url()).href)).text()
  ).trimEnd();
  expect(text.split('\n')).toHaveLength(Number(lines));
  await block.getByRole('button', {name: 'Copy code to clipboard'}).click();
  await expect(page.getByRole('status').filter({hasText: /^Copied$/})).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  await expect(codeOf(block).locator('.tk').first()).toBeAttached();

  await toggle.focus();
  await page.keyboard.press('Space');
  await expect(toggle).toHaveText('Whole file');
  await expect(block.getByRole('status')).toHaveText('Showing the excerpt.');
  expect(await codeOf(block).innerHTML()).toBe(excerpt);

  await test.step('a reader who comes back finds the excerpt, and the switch works', async () => {
    await toggle.click();
    await expect(toggle).toHaveText('Excerpt');
    await page.evaluate(() => Object.assign(window, {isSame: true}));
    await page.getByRole('link', {name: 'Installation'}).first().click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Installation');
    await page.goBack();
    await expect(toggle).toHaveText('Whole file');
    expect(await codeOf(block).innerHTML()).toBe(excerpt);
    await toggle.click();
    await expect(toggle).toHaveText('Excerpt');
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  });
});

test('a file that fails to load is reported, with a link to it and another try', async ({
  page,
  at,
}) => {
  await startIntercepting(page);
  await openPage(page, at(PART));
  await page.route('**/app-files/**/*.json', route => route.abort());
  const block = excerptOf(page);
  await switchOf(block).click();
  await expect(block.getByRole('status')).toContainText('The file couldn’t load.');
  await expect(block.getByRole('link', {name: 'View it as text'})).toBeVisible();
  // At this scroll position, the navbar may cover half of a button.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page, 'a file that did not load', {
    within: '.theme-code-block:has([role=status]:not(:empty))',
  });
  expectReports(page, /app-files/);

  await page.unroute('**/app-files/**/*.json');
  await switchOf(block).click();
  await expect(block.getByRole('status')).toHaveText('Showing the whole file.');
});

test('a part opens with a picture of its app, which becomes the app on request, in the color mode of the page', async ({
  page,
  at,
}) => {
  // Nothing is emulated, because an emulated color scheme would apply to all frames.
  await page.emulateMedia({colorScheme: null});
  const requests: string[] = [];
  page.on('request', request => requests.push(new URL(request.url()).pathname));
  await openPage(page, at(PART));
  const app = finishedApp(page);
  const picture = app.getByRole('img');
  await expect(picture).toHaveCount(1);
  await expect
    .poll(() => picture.evaluate(image => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  expect(requests.filter(path => /\/(apps|app-files|downloads)\//.test(path))).toEqual([]);

  const height = async () => (await app.boundingBox())?.height;
  const before = await height();
  await app.getByRole('button', {name: 'Run'}).press('Enter');
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', {level: 1, name: 'Tools'})).toBeVisible();
  expect(await height()).toBe(before);
  await expectAccessible(page, 'a part with its app', {
    withFrames: false,
    within: '[role=group]:has(> iframe, > * > iframe)',
  });

  const ground = frame.locator('body');
  for (const [mode, color] of [
    ['light', 'rgb(243, 245, 242)'],
    ['dark', 'rgb(23, 21, 19)'],
    ['light', 'rgb(243, 245, 242)'],
  ] as const) {
    await setColorMode(page, mode);
    await expect(ground).toHaveCSS('background-color', color);
  }
  await app.getByRole('button', {name: 'Stop'}).press('Enter');
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('without JavaScript, every callout is a link to what it would show, without dead buttons', async ({
  plainReader,
  at,
}) => {
  await plainReader.goto(at(PART));
  await expect(plainReader.getByRole('article').getByRole('button')).toHaveCount(0);
  const file = await textAt(plainReader, plainReader.getByRole('link', {name: SWITCH}).first());
  expect(file.length).toBeGreaterThan(20);
  await expect(plainReader.locator('del').first()).toBeVisible();
  const solution = callout(plainReader, /^Exercise: /).locator('details:not([data-popover])');
  await solution.locator('> summary').click();
  await expect(solution.locator('.theme-code-block').first()).toBeVisible();
  const app = finishedApp(plainReader);
  await expect(app.getByRole('img')).toBeVisible();
  await expect(app.getByRole('link')).toHaveAttribute('href', /\/apps\/essentials\/3\/$/);
});

test('on a phone, nothing overflows the window, and all targets are large enough', async ({
  browser,
  at,
}) => {
  const context = await browser.newContext({viewport: PHONE, hasTouch: true, isMobile: true});
  const page = await context.newPage();
  await openPage(page, at(PART));
  const block = excerptOf(page);
  await block.scrollIntoViewIfNeeded();
  const menu = block.getByLabel('More');
  await menu.tap();
  await block.getByRole('button', {name: 'Whole file', exact: true}).tap();
  await expect(switchOf(block)).toHaveText('Excerpt');
  await page.locator('[data-kind] details:not([data-popover]) > summary').first().tap();
  expect(await measureOverflow(page)).toMatchObject({pixels: 0});
  await menu.tap();
  for (const button of [
    menu,
    block.getByRole('button', {name: 'Excerpt', exact: true}),
    finishedApp(page).getByRole('button', {name: 'Run'}),
  ]) {
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await context.close();
});

test('with everything open, the page is accessible in both color modes', async ({page, at}) => {
  await openPage(page, at(PART));
  const block = page
    .locator('.theme-code-block', {has: page.getByRole('button', {name: SWITCH})})
    .filter({has: page.locator('del')})
    .first();
  await switchOf(block).click();
  await expect(switchOf(block)).toHaveText('Excerpt');
  for (const summary of await page
    .locator('[data-kind] details:not([data-popover]) > summary')
    .all()) {
    await summary.click();
  }
  await expectAccessible(page, 'an open tutorial', {within: 'article'});
  await setColorMode(page, 'dark');
  await expectReadableColors(page, 'an open tutorial in dark mode', 'article');
});

test('a heading stays where its link leads while the page starts', async ({page, at}) => {
  await page.setViewportSize(DESKTOP);
  await page.addInitScript(() => {
    const tops = new Set<number>();
    Object.assign(window, {tops});
    const look = () => {
      const heading = document.getElementById(window.location.hash.slice(1));
      if (heading && window.scrollY > 0) {
        tops.add(Math.round(heading.getBoundingClientRect().top));
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await openPage(page, at(`${PART}#recap`));
  await page.waitForLoadState('networkidle');
  const tops = await page.evaluate(() => [
    ...((window as Window & {tops?: Set<number>}).tops ?? []),
  ]);
  expect(tops).toHaveLength(1);
});
