import type {Locator} from '@playwright/test';
import {expectAccessible, expectReadableColors, setColorMode} from '../support/axe';
import {expect, test} from '../support/fixtures';
import {openPage} from '../support/openPage';
import {
  editableBlocks,
  editFirst,
  editorOf,
  openEditor,
  expectMarks,
  replaceText,
  selectorOf,
} from '../support/playground';

const ROUTE = '/api/store';

const KIB = 1024;

test('an edit shows the true value beside the stated one, live', async ({page, at}) => {
  const editor = await editFirst(page, at(ROUTE), 'const sum = 20 + 22 // => 42\nsum * 2 // => 80');
  // The address follows a pause, after which an edit also runs.
  await expect(page).toHaveURL(/#edit=/);
  await editor.run.click();
  await expectMarks(editor, ['✓', '✗ 84']);
  await expect(editor.output).toContainText('1 of 2 expected results are correct.');
  await replaceText(page, editor, 'const sum = 20 + 22 // => 42\nsum * 2 // => 84');
  await expectMarks(editor, ['✓', '✓']);
  // Text in a mark could become part of what's typed over it.
  await expect(editor.marks).toHaveText(['', '']);
});

test('a run shows the states of a store, with what each action has changed', async ({page, at}) => {
  await openPage(page, at('/'));
  const editor = await openEditor(editableBlocks(page).first());
  await editor.run.click();
  await expect(editor.output).toHaveText('Done.');
  const steps = editor.block.getByRole('listbox', {name: 'Store'}).getByRole('option');
  await expect(steps).toHaveText([
    'Initial state{ drills: 2, waiting: 0 }',
    'shelf/drillRequested{ drills: 1, waiting: 0 }',
  ]);
  await expect(steps.nth(1).locator('mark')).toHaveText('1');
  await replaceText(page, editor, '1 + 1');
  await expect(editor.output).toHaveText('Done, with no output.');
  await expect(steps).toHaveCount(0);
});

test('an edit is in the address, survives a reload without running, and leaves with Reset or a damaged address', async ({
  page,
  at,
}) => {
  await editFirst(page, at(ROUTE), "console.log('from the address')");
  await expect(page).toHaveURL(/#edit=/);
  await page.reload();
  const again = editorOf(page.locator('[data-editing]'));
  await expect(again.text).toHaveText("console.log('from the address')");
  // It runs only once the reader asks for it, even after a change.
  const before = page.url();
  await replaceText(page, again, "console.log('from the address') //");
  await expect(page).not.toHaveURL(before);
  await expect(again.output).toBeHidden();
  await expect(again.block.locator('iframe')).toHaveCount(0);
  await again.run.click();
  await expect(again.output).toContainText('from the address');
  await again.block.getByRole('button', {name: 'Reset'}).click();
  await expect(again.text).not.toContainText('from the address');
  await expect(page).not.toHaveURL(/#edit=/);
  const stored = await page.evaluate(() => JSON.stringify({...localStorage, ...sessionStorage}));
  expect(stored).not.toContain('from the address');

  const damaged = before.slice(0, -6);
  await openPage(page, at('/introduction/'));
  await openPage(page, damaged);
  const original = editorOf(page.locator('[data-editing]'));
  await expect(original.block).toContainText('This link is incomplete');
  await expect(original.text).not.toContainText('from the address');
});

test('the copy button copies the text of the editor, and Share the address, or says if there is none', async ({
  page,
  at,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const editor = await editFirst(page, at(ROUTE), "console.log('shared')");
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await editor.block.getByRole('button', {name: 'Copy code'}).click();
  await expect.poll(copied).toBe("console.log('shared')");
  const share = editor.block.getByRole('button', {name: 'Share'});
  await share.click();
  await expect(editor.block).toContainText('Link copied.');
  expect(await copied()).toBe(page.url());
  // On paper, the original is shown.
  await page.emulateMedia({media: 'print'});
  await expect(editor.block.locator('pre').first()).toBeVisible();
  await expect(editor.text).toBeHidden();
  await page.emulateMedia({media: null});
  const noise = Array.from({length: 4000}, (_, index) => (index * 7919).toString(36)).join(' ');
  await replaceText(page, editor, `// ${noise}`);
  await share.click();
  await expect(editor.block).toContainText('too long for a link (over 8 KiB)');
});

test('the files that a block imports are tabs, and an edit of one of them counts', async ({
  page,
  at,
}) => {
  await openPage(page, at('/tutorials/quick-start'));
  const editor = await openEditor(page.locator(selectorOf('tutorials/quick-start/4')));
  const tabs = editor.block.getByRole('tab');
  await tabs.nth(1).click();
  await replaceText(page, editor, "throw new Error('from another file')\nexport const store = 1");
  await expect(page).toHaveURL(/#edit=/);
  await editor.run.click();
  await expect(editor.output).toContainText('Error: from another file');
  await expect(editor.output).toContainText('src/app/store.ts, line 1');
  await tabs.nth(0).click();
  await expect(editor.text).toContainText("from './src/app/store'");
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await expect(editor.text).toContainText('from another file');
  await page.keyboard.press('Escape');
  await expect(editor.text).toHaveCount(0);
});

test('everything works by keyboard, and the focus returns', async ({page, at}) => {
  const editor = await editFirst(page, at(ROUTE), "console.log('typed')");
  await editor.text.focus();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('/');
  await expect(editor.text).toContainText('  /');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Home');
  await page.keyboard.type('1;');
  await expect(editor.text).toContainText("1;console.log('typed')");
  await page.keyboard.press('ControlOrMeta+z');
  await expect(editor.text).not.toContainText('1;');
  await page.keyboard.press('ControlOrMeta+End');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Backspace');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(editor.output).toContainText('typed');
  await page.keyboard.press('Escape');
  await expect(editor.run).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(editor.block.getByRole('button', {name: 'Reset'})).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(editor.text).toHaveCount(0);
  await expect(editor.run).toBeFocused();
  await expect(editor.block.locator('pre')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(editor.text).toContainText("console.log('typed')");
  await expect(editor.output).toContainText('typed');
  await expect(editor.run).toBeFocused();
  // Without a run: from the code.
  await page.keyboard.press('Escape');
  await editor.block.locator('pre').focus();
  await page.keyboard.press('Enter');
  await expect(editor.text).toBeFocused();
  await expect(editor.output).toBeHidden();
});

test('without its sandbox, the cell does nothing', async ({page, at}) => {
  const editor = await editFirst(page, at(ROUTE), 'console.log(1)');
  await editor.run.click();
  await expect(editor.output).toContainText('Done.');
  const url = await editor.block.locator('iframe').getAttribute('src');
  const answered = await page.evaluate(async src => {
    const names: string[] = [];
    const ask = async (sandbox?: string) => {
      const frame = Object.assign(document.createElement('iframe'), {src});
      if (sandbox !== undefined) {
        frame.setAttribute('sandbox', sandbox);
      }
      const loaded = new Promise(resolve => frame.addEventListener('load', resolve));
      document.body.append(frame);
      await loaded;
      const {port1, port2} = new MessageChannel();
      frame.contentWindow?.postMessage(null, '*', [port2]);
      return {
        answer: new Promise<void>(resolve => {
          port1.onmessage = () => {
            names.push(sandbox ?? 'none');
            resolve();
          };
        }),
      };
    };
    await ask();
    // The cell without a sandbox was asked first, and could have answered by the time that two others have.
    await (
      await ask('allow-scripts')
    ).answer;
    await (
      await ask('allow-scripts')
    ).answer;
    return names;
  }, url ?? '');
  expect(answered).toEqual(['allow-scripts', 'allow-scripts']);
});

test('a block keeps its place, its lines, and its colors when it becomes an editor', async ({
  page,
  at,
}) => {
  await openPage(page, at(ROUTE));
  const block = editableBlocks(page).first();
  await block.scrollIntoViewIfNeeded();
  await block.getByRole('button', {name: 'Run'}).waitFor();
  const lookOf = async (line: Locator) => ({
    top: (await block.boundingBox())?.y,
    lineHeight: await line.evaluate(each => Number.parseFloat(getComputedStyle(each).lineHeight)),
  });
  /** Each character with its color, without spaces, whose color nobody sees. */
  const colorsOf = (code: Locator) =>
    code.evaluate(element => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (texts.nextNode()) {
        const {parentElement, textContent} = texts.currentNode;
        const color = parentElement && getComputedStyle(parentElement).color;
        found.push(
          ...(textContent ?? '')
            .replace(/\s/g, '')
            .split('')
            .map(each => each + color),
        );
      }
      return found.join('\n');
    });
  const before = await lookOf(block.locator('pre'));
  const colors = await colorsOf(block.locator('pre code'));
  expect(new Set(colors.match(/rgb.*/g)).size).toBeGreaterThan(3);
  await openEditor(block);
  expect(await lookOf(block.locator('.cm-line').first())).toEqual(before);
  // The editor colors a long block a part at a time.
  await expect.poll(() => colorsOf(block.locator('.cm-content'))).toEqual(colors);
  const ring = await block.evaluate(element => {
    const host = Array.from(element.querySelectorAll('*')).find(each => each.shadowRoot);
    const {width, height, outlineStyle} = getComputedStyle(host!, '::after');
    return {width: Number.parseFloat(width), height: Number.parseFloat(height), outlineStyle};
  });
  const {width, height} = (await block.boundingBox())!;
  expect(ring).toEqual({width, height, outlineStyle: 'solid'});
});

test('the editor, its results, and its errors are accessible in both color modes', async ({
  page,
  at,
}) => {
  const editor = await editFirst(
    page,
    at(ROUTE),
    "import { createStore } from 'redux'\nconst store = createStore((n = 0) => n + 1)\nstore.dispatch({ type: 'again' })\nconsole.warn(1) // => 1\nconsole.log(2) // => 3\nundefined()",
  );
  await editor.run.click();
  await expect(editor.marks).toHaveCount(2);
  await expect(editor.block.getByRole('option')).toHaveCount(2);
  await expectAccessible(page, 'editor with output', {within: '[data-editing]'});
  await setColorMode(page, 'dark');
  await expectReadableColors(page, 'editor in dark mode', '[data-editing]');
});

test('on a phone, the editor is as wide as the text, and its letters are large enough', async ({
  browser,
  at,
}) => {
  const page = await browser.newPage({viewport: {width: 390, height: 844}, hasTouch: true});
  await openPage(page, at(ROUTE));
  const block = editableBlocks(page).first();
  await block.scrollIntoViewIfNeeded();
  const {text, run} = editorOf(block);
  const sizeOf = (each: Locator) => each.evaluate(element => getComputedStyle(element).fontSize);
  const readSize = await sizeOf(block.locator('pre'));
  await run.click();
  await text.waitFor();
  // What iOS looks at before it zooms in, and what the reader sees.
  expect(await sizeOf(text)).toBe('16px');
  expect(await sizeOf(block.locator('.cm-line').first())).toBe(readSize);
  await expect(run).toBeInViewport();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  await page.close();
});

test('on a phone, Run and the line that is typed in stay above the keyboard', async ({
  browser,
  at,
}) => {
  const page = await browser.newPage({viewport: {width: 390, height: 844}, hasTouch: true});
  // A keyboard on the screen makes only the visual viewport smaller. Nothing else tells a page about it.
  await page.addInitScript(() => {
    const viewport = new EventTarget();
    Object.assign(viewport, {height: window.innerHeight, offsetTop: 0});
    Object.defineProperty(window, 'visualViewport', {value: viewport});
  });
  await openPage(page, at(ROUTE));
  const block = editableBlocks(page).first();
  await block.scrollIntoViewIfNeeded();
  const editor = await openEditor(block);
  await replaceText(
    page,
    editor,
    Array.from({length: 80}, (_, line) => `line(${line})`).join('\n'),
  );
  const bottomOfBar = () =>
    editor.run.evaluate(run => run.parentElement!.getBoundingClientRect().bottom);
  const setKeyboard = (height: number) =>
    page.evaluate(covered => {
      Object.assign(window.visualViewport!, {height: window.innerHeight - covered});
      window.visualViewport!.dispatchEvent(new Event('resize'));
    }, height);
  await block.evaluate(element => element.scrollIntoView({block: 'start'}));
  expect(await bottomOfBar()).toBe(844);
  await setKeyboard(400);
  expect(await bottomOfBar()).toBe(444);
  await page.keyboard.press('ControlOrMeta+Home');
  for (let line = 0; line < 40; line += 1) {
    await page.keyboard.press('Enter');
  }
  const bottomOfCursor = () =>
    page.evaluate(() => {
      const all = [...document.querySelectorAll('[data-editing] *')];
      const lines = all.find(each => each.shadowRoot)?.shadowRoot?.querySelectorAll('.cm-line');
      return lines?.[40]?.getBoundingClientRect().bottom;
    });
  const top = await editor.run.evaluate(run => run.parentElement!.getBoundingClientRect().top);
  await expect.poll(bottomOfCursor).toBeLessThanOrEqual(top);
  await setKeyboard(0);
  expect(await bottomOfBar()).toBe(844);
  await page.close();
});

test('the editor, the compiler, and the packages stay within their budgets', async ({page, at}) => {
  const client = await page.context().newCDPSession(page);
  const urls = new Map<string, string>();
  const received: [url: string, bytes: number][] = [];
  await client.send('Network.enable');
  client.on('Network.responseReceived', ({requestId, response}) =>
    urls.set(requestId, response.url),
  );
  client.on('Network.loadingFinished', ({requestId, encodedDataLength}) =>
    received.push([urls.get(requestId) ?? '', encodedDataLength]),
  );
  /** What was received since the last call, in KiB: the files of packages, and everything else. */
  const take = () => {
    const sizes = {packages: 0, code: 0};
    for (const [url, bytes] of received.splice(0)) {
      const isPackage = /\/assets\/playground\/(?!worker|cell|samples)/.test(url);
      sizes[isPackage ? 'packages' : 'code'] += bytes / KIB;
    }
    return sizes;
  };
  await openPage(page, at(ROUTE));
  const block = editableBlocks(page).first();
  await block.scrollIntoViewIfNeeded();
  await block.getByRole('button', {name: 'Run'}).waitFor();
  await page.waitForLoadState('networkidle');
  const loaded = () => [...urls.values()].filter(url => url.includes('playground')).length;
  expect(loaded()).toBe(0);
  take();
  await block.getByRole('button', {name: 'Run'}).hover();
  await expect.poll(loaded).toBe(2);
  await page.waitForLoadState('networkidle');
  const editor = await openEditor(block);
  await page.waitForLoadState('networkidle');
  const opened = take();
  expect(opened.code).toBeGreaterThan(50);
  expect(opened.code, 'editor').toBeLessThanOrEqual(131);
  expect(opened.packages).toBe(0);
  await editor.run.click();
  await expect(editor.output).toContainText('expected results');
  const ran = take();
  expect(ran.code).toBeGreaterThan(30);
  expect(ran.code, 'compiler and runner').toBeLessThanOrEqual(81);
  expect(ran.packages).toBeGreaterThan(10);
  expect(ran.packages, 'packages').toBeLessThanOrEqual(40);
});
