import fs from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {BUILD_DIR} from '../support/builtPages';
import {coveredCode} from '../support/coveredCode';
import {expect, LONG_LINE, test} from '../support/fixtureSite';
import {holdRequests} from '../support/holdRequests';
import {openPage} from '../support/openPage';
import {LONG_TUTORIAL, pageClasses} from '../support/pageClasses';
import {startIntercepting} from '../support/startIntercepting';
import {DESKTOP, PHONE} from '../support/viewports';
import {resetWatch} from '../support/watchPage';

const {reference, tutorial} = pageClasses;

const blockOf = (page: Page, title: string) =>
  page.locator('.theme-code-block').filter({has: page.getByRole('group', {name: title})});

const codeOf = (page: Page, title: string) =>
  page.getByRole('group', {name: title}).locator('code');

const htmlOfBlocks = (page: Page) =>
  page.locator('.theme-code-block code').evaluateAll(all => all.map(code => code.innerHTML));

const copyButton = (block: Locator) => block.getByRole('button', {name: 'Copy code to clipboard'});
const wrapButton = (block: Locator) => block.getByRole('button', {name: 'Toggle word wrap'});

/** A custom property of the root element, resolved to a color. */
async function tokenColor(page: Page, token: string): Promise<string> {
  return page.evaluate(name => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = `var(${name})`;
    const {color} = getComputedStyle(probe);
    probe.remove();
    return color;
  }, token);
}

/** Follows a link to a page with code, like a reader on the site. */
async function followLink(page: Page, plain: string, name = 'Code'): Promise<void> {
  await openPage(page, plain);
  await page.getByRole('main').getByRole('link', {name, exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(name);
}

test('no script contains the highlighter or a grammar', () => {
  const scripts = path.join(BUILD_DIR, 'assets/js');
  const found = fs
    .readdirSync(scripts)
    .filter(file =>
      /lookbehind|disableWorkerMessageHandler|before-tokenize/.test(
        fs.readFileSync(path.join(scripts, file), 'utf8'),
      ),
    );
  expect(found).toEqual([]);
});

test('an article has the same HTML after Back and after navigation from another page', async ({
  reader: page,
  atFixture,
}) => {
  await openPage(page, atFixture('/code'));
  const served = await htmlOfBlocks(page);
  expect(served.length).toBeGreaterThan(40);
  await page.getByRole('main').getByRole('link', {name: 'Plain', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Plain');
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Code');
  expect(await htmlOfBlocks(page)).toEqual(served);
  await expect(copyButton(blockOf(page, 'short.ts'))).toHaveCount(1);

  await followLink(page, atFixture('/plain'));
  await expect.poll(() => htmlOfBlocks(page)).toEqual(served);
});

test("a page's own blocks need nothing of what renders one, and others can be read without it", async ({
  page,
  atFixture,
}) => {
  await page.route(/\/code-block\.\w+\.js$/, route => route.abort());
  const block = blockOf(page, 'note.ts');
  const colored = codeOf(page, 'note.ts').locator('.tk');
  await openPage(page, atFixture('/notes'));
  await expect(colored).toHaveText('const');
  await expect(copyButton(block)).toHaveCount(1);

  await followLink(page, atFixture('/plain'), 'Notes');
  await expect(page.locator('pre')).toHaveText('const a = 1;');
  await expect(block).toHaveCount(0);

  // The next visit tries again.
  await page.unrouteAll();
  await page.goBack();
  await page.getByRole('main').getByRole('link', {name: 'Notes', exact: true}).click();
  await expect(colored).toHaveText('const');
  await expect(copyButton(block)).toHaveCount(1);
  resetWatch(page); // Those are the requests that were cut off.
});

test('navigation loads an article in full if its text fails to load', async ({page, atFixture}) => {
  await startIntercepting(page);
  await openPage(page, atFixture('/code'));
  const served = await htmlOfBlocks(page);
  await page.route('**/assets/code/**', route => route.abort());
  await followLink(page, atFixture('/plain'));
  expect(await htmlOfBlocks(page)).toEqual(served);
  resetWatch(page); // Those are the requests that were cut off.
});

test('lines wrap on demand, in blocks with a long line only, also after the window gets narrower', async ({
  reader: page,
  atFixture,
}) => {
  await openPage(page, atFixture('/code'));
  const long = blockOf(page, 'long.ts');
  const pre = long.getByRole('group');
  const more = (block: Locator) => block.locator('summary[aria-label=More]');
  const buttons = () =>
    long.getByRole('button').evaluateAll(all => all.map(({ariaLabel}) => ariaLabel).sort());
  const overflow = () => pre.evaluate(box => box.scrollWidth - box.clientWidth);
  expect(await overflow()).toBeGreaterThan(0);
  await long.hover();
  await expect(wrapButton(long)).toHaveAttribute('aria-pressed', 'false');
  await wrapButton(long).click();
  await expect(wrapButton(long)).toHaveAttribute('aria-pressed', 'true');
  expect(await overflow()).toBe(0);

  const wide = await buttons();
  await expect(more(long)).toHaveCount(0);
  await page.setViewportSize(PHONE);
  await more(long).click();
  await expect(wrapButton(long)).toHaveAttribute('aria-pressed', 'true');
  expect(await buttons()).toEqual(wide);
  await page.setViewportSize(DESKTOP);
  await expect(more(long)).toHaveCount(0);
  await expect(wrapButton(long)).toHaveAttribute('aria-pressed', 'true');
  expect(await buttons()).toEqual(wide);

  await long.hover();
  await wrapButton(long).click();
  expect(await overflow()).toBeGreaterThan(0);

  const short = blockOf(page, 'short.ts');
  await short.hover();
  await expect(copyButton(short)).toBeVisible();
  await expect(wrapButton(short)).toHaveCount(0);
  // A narrow window makes more lines too long, and has a menu for the button.
  await page.setViewportSize({width: 240, height: DESKTOP.height});
  await more(short).click();
  await expect(wrapButton(short)).toBeVisible();
});

test('line numbers start where the author says, a tint is as wide as its long line, and paper has dark code', async ({
  page,
  atFixture,
}) => {
  await openPage(page, atFixture('/code'));
  const lines = codeOf(page, 'numbered.js').locator('.code-line');
  await expect(lines.first()).toHaveCSS('counter-reset', 'line 8');
  expect(await lines.first().evaluate(line => getComputedStyle(line, '::before').content)).toBe(
    'counter(line)',
  );
  expect((await lines.allTextContents()).join('')).toBe('/* a\nb */\nconst c = `d ${e(1)}`;');

  const tinted = codeOf(page, 'long.ts').locator('.theme-code-block-highlighted-line');
  await expect(tinted).toHaveText(LONG_LINE);
  const toneOf = (locator: Locator) =>
    locator.evaluate(element => getComputedStyle(element).backgroundColor);
  expect(await toneOf(tinted)).not.toBe(await toneOf(blockOf(page, 'long.ts')));
  const pre = page.getByRole('group', {name: 'long.ts'});
  const [lineWidth, scrollWidth] = await Promise.all([
    tinted.evaluate(element => element.getBoundingClientRect().width),
    pre.evaluate(element => element.scrollWidth),
  ]);
  expect(Math.abs(lineWidth - scrollWidth)).toBeLessThanOrEqual(1);

  const code = codeOf(page, 'long.ts');
  await page.emulateMedia({media: 'print'});
  const [text, keyword] = [
    await tokenColor(page, '--code-text'),
    await tokenColor(page, '--code-keyword'),
  ];
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
  });
  await expect(code).toHaveCSS('color', text);
  await expect(code.locator('.tk').first()).toHaveCSS('color', keyword);
  await expect(code).toHaveCSS('white-space-collapse', 'preserve');
  await expect(code).toHaveCSS('text-wrap-mode', 'wrap');
});

test('the sign of a changed line is in a gutter of 24 px, and its tint reaches the edge where long lines fade out', async ({
  reader: page,
  at,
}) => {
  await openPage(page, at(tutorial));
  const code = page.locator('.theme-code-block code:has(del):visible').first();
  for (const {viewport, start} of [
    {viewport: DESKTOP, start: '36px'},
    {viewport: PHONE, start: '32px'},
  ]) {
    await page.setViewportSize(viewport);
    await expect(code).toHaveCSS('padding-inline-start', start);
    const line = code.locator('del').first();
    await expect(line).toHaveCSS('padding-inline-start', start);
    expect(await line.evaluate(element => getComputedStyle(element, '::before').inlineSize)).toBe(
      '24px',
    );
  }
  const pre = page.locator('.theme-code-block pre:has(del):visible').first();
  /** The color and the width of what covers the end of the code, and of a removed and an added line. */
  const covers = () =>
    pre.evaluate(element =>
      ['code', 'del', 'ins'].map(selector => {
        const line = element.querySelector(selector) ?? element;
        const cover = getComputedStyle(line, selector === 'code' ? '::before' : '::after');
        const {backgroundColor} = getComputedStyle(line);
        return {inlineSize: cover.inlineSize, isSame: cover.backgroundColor === backgroundColor};
      }),
    );
  await pre.scrollIntoViewIfNeeded();
  await expect.poll(covers).toEqual(Array(3).fill({inlineSize: '24px', isSame: true}));
  await expect(pre).toHaveCSS('mask-image', 'none');
  await pre.evaluate(element => element.scrollTo({left: element.scrollWidth}));
  await expect.poll(covers).toEqual(Array(3).fill({inlineSize: '0px', isSame: true}));
});

test("a link to a heading below many blocks reaches it before they're laid out", async ({
  reader: page,
  atFixture,
}) => {
  const top = () =>
    page.locator('#the-end').evaluate(heading => Math.round(heading.getBoundingClientRect().top));
  await openPage(page, atFixture('/code#the-end'));
  await expect.poll(top).toBeLessThan(DESKTOP.height / 3);
  await openPage(page, atFixture('/plain'));
  await page.getByRole('main').getByRole('link', {name: 'its end'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Code');
  await expect.poll(top).toBeLessThan(DESKTOP.height / 3);
});

test('package manager tabs are the header of their block, start where its code does, and are level with its button', async ({
  reader,
  at,
}) => {
  for (const viewport of [PHONE, DESKTOP]) {
    await reader.setViewportSize(viewport);
    await openPage(reader, at('/introduction/installation'));
    const tabs = reader.locator('.tabs-container').first();
    await tabs.scrollIntoViewIfNeeded();
    const [list, block] = await Promise.all([
      tabs.getByRole('tablist').boundingBox(),
      tabs.locator('.theme-code-block').first().boundingBox(),
    ]);
    expect(list?.width).toBe(block?.width);
    expect(Math.abs((list?.y ?? NaN) + (list?.height ?? NaN) - (block?.y ?? NaN))).toBeLessThan(1);
    await expect(copyButton(tabs.getByRole('tabpanel'))).toBeVisible();
    const [tab, code, button] = await Promise.all(
      [
        tabs.getByRole('tab').first(),
        tabs.locator('code').first(),
        copyButton(tabs.getByRole('tabpanel')),
      ].map(part =>
        part.evaluate(element => {
          const range = document.createRange();
          range.selectNodeContents(element);
          const {left, top, bottom} = range.getBoundingClientRect();
          return {left, middle: (top + bottom) / 2};
        }),
      ),
    );
    expect(Math.abs((tab?.left ?? NaN) - (code?.left ?? NaN))).toBeLessThan(1);
    expect(Math.abs((tab?.middle ?? NaN) - (button?.middle ?? NaN))).toBeLessThan(1);
  }
});

test('at rest, a header has the name, Run, and the copy button, and nothing moves when more appears', async ({
  reader: page,
  at,
}) => {
  await openPage(page, at(LONG_TUTORIAL));
  const block = page
    .locator('.theme-code-block[data-typed]', {has: page.locator('button[data-menu]')})
    .filter({visible: true})
    .first();
  await block.scrollIntoViewIfNeeded();
  await expect(copyButton(block)).toBeVisible();
  const file = block.locator('button[data-menu]');
  const choice = block.getByRole('button', {name: 'TS', exact: true}).locator('..');
  await expect(file).toHaveCSS('opacity', '0');
  await expect(choice).toHaveCSS('opacity', '0');
  await block.hover();
  await expect(file).toHaveCSS('opacity', '1');
  await expect(choice).toHaveCSS('opacity', '1');
  const link = block.getByRole('button', {name: 'Link to these lines'});
  const before = await file.boundingBox();
  await expect(link).toBeHidden();
  await block.locator('code').selectText();
  const box = await link.boundingBox();
  expect(await file.boundingBox()).toEqual(before);
  expect((box?.x ?? NaN) + (box?.width ?? NaN)).toBeLessThan(before?.x ?? NaN);
  const name = await block.locator('> :first-child span').first().boundingBox();
  const middle = (part: typeof box) => (part?.y ?? NaN) + (part?.height ?? NaN) / 2;
  expect(Math.abs(middle(box) - middle(name))).toBeLessThan(2);
});

/** The visible blocks: their height, that of their header, whether they have a title, and whether there are buttons. */
const headers = (page: Page) =>
  page.locator('.theme-code-block').evaluateAll(all =>
    all
      .filter(block => block.checkVisibility())
      .map(block => {
        const {top, height} = block.getBoundingClientRect();
        const code = block.querySelector('pre');
        return {
          place: {
            height,
            header: Math.floor((code?.getBoundingClientRect().top ?? NaN) - top),
          },
          isUntitled: block.querySelector('[data-untitled]') !== null,
          hasButtons: block.querySelector('button[aria-label]') !== null,
        };
      }),
  );

test('the Tab key skips no button of a block that is far away', async ({page, at}) => {
  await openPage(page, at(LONG_TUTORIAL));
  const blocks = page.locator('.theme-code-block');
  const buttons = blocks.locator('[data-tools]');
  await blocks.first().scrollIntoViewIfNeeded();
  await expect(buttons.first()).toBeVisible();
  const count = await blocks.count();
  expect(await buttons.count()).toBeLessThan(count);
  await page.keyboard.press('Tab');
  await expect(buttons).toHaveCount(count);
});

for (const [route, width] of [
  ['/introduction/installation', PHONE.width],
  [tutorial, PHONE.width],
  [tutorial, DESKTOP.width],
  [reference, PHONE.width],
  [reference, DESKTOP.width],
] as const) {
  test(`blocks on ${route} keep their single header row when buttons arrive at ${width} px`, async ({
    page,
    at,
  }) => {
    // Taller than the page, so every block is near the viewport.
    await page.setViewportSize({width, height: 60_000});
    const arrive = await holdRequests(page, /intent-code-tools.*\.(?:css|js)$/);
    await openPage(page, at(route));
    const before = await headers(page);
    expect(before.length).toBeGreaterThan(3);
    expect(before.filter(({place, isUntitled}) => place.header !== (isUntitled ? 0 : 44))).toEqual(
      [],
    );
    arrive();
    await expect
      .poll(async () => (await headers(page)).filter(({hasButtons}) => !hasButtons))
      .toEqual([]);
    expect((await headers(page)).map(({place}) => place)).toEqual(before.map(({place}) => place));
    expect(await coveredCode(page)).toEqual([]);
  });
}

for (const {width, bars} of [
  {width: DESKTOP.width, bars: 'nav.navbar'},
  {width: 1000, bars: '.theme-doc-toc-mobile'},
]) {
  test(`with a mouse, the whole header of a long block stays below the bars at ${width} px`, async ({
    page,
    at,
  }) => {
    await page.setViewportSize({width, height: 400});
    await openPage(page, at(tutorial));
    const block = page
      .locator('.theme-code-block', {has: page.locator('del')})
      .filter({visible: true})
      .first();
    await block.scrollIntoViewIfNeeded();
    await expect(copyButton(block)).toBeVisible();
    const header = block.locator('> :first-child');
    const rest = await header.evaluate(({clientHeight}) => clientHeight);
    await block.evaluate(element =>
      window.scrollBy(0, element.getBoundingClientRect().bottom - 250),
    );
    const bar = await page.locator(bars).boundingBox();
    const box = await header.boundingBox();
    expect(box?.height).toBe(rest);
    expect(Math.abs((box?.y ?? NaN) - (bar?.y ?? NaN) - (bar?.height ?? NaN))).toBeLessThan(1.5);
    // Nothing shines through, and nothing in the header is left behind.
    const middles = await header.evaluate(element =>
      Array.from(element.children)
        .filter(child => child.checkVisibility())
        .map(child => {
          const {x, y, width: inline, height} = child.getBoundingClientRect();
          return element.contains(document.elementFromPoint(x + inline / 2, y + height / 2));
        }),
    );
    expect(middles.length).toBeGreaterThan(1);
    expect(middles).not.toContain(false);
    // The last two lines have the rest of the block to themselves.
    await block.evaluate(element =>
      window.scrollBy(0, element.getBoundingClientRect().bottom - 140),
    );
    const [end, last] = [await block.boundingBox(), await header.boundingBox()];
    expect((end?.y ?? NaN) + (end?.height ?? NaN)).toBeCloseTo(140, 0);
    expect((last?.y ?? NaN) + (last?.height ?? NaN)).toBeCloseTo(140 - 44, 0);
  });
}
