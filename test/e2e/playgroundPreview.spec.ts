import type {FrameLocator, Page} from '@playwright/test';
import {COLOR_MODES, expectAccessible, setColorMode} from '../support/axe';
import {expect, test} from '../support/fixtures';
import {openPage} from '../support/openPage';
import {
  editFirst,
  editableBlocks,
  openEditor,
  replaceText,
  type OpenEditor,
} from '../support/playground';

const ROUTE = '/api/store';

/** A counter in a form, with React's events. */
const COUNTER = `import { createRoot } from 'react-dom/client'
import { useState } from 'react'
import { configureStore } from '@reduxjs/toolkit'
import { Provider, useDispatch, useSelector } from 'react-redux'
const store = configureStore({ reducer: (n: number = 0, action) => (action.type === 'add' ? n + 1 : n) })
function Counter() {
  const [name, setName] = useState('')
  const count = useSelector((n: number) => n)
  const dispatch = useDispatch()
  return (
    <form onSubmit={(event) => { event.preventDefault(); console.log('sent', name); dispatch({ type: 'add' }) }}>
      <label>Name <input value={name} onChange={(event) => setName(event.target.value)} /></label>
      <button>Sent {count}</button>
    </form>
  )
}
createRoot(document.getElementById('root')!).render(<Provider store={store}><Counter /></Provider>)`;

const previewOf = ({block}: OpenEditor): FrameLocator =>
  block.frameLocator('iframe[title="Preview"]');

/** Runs a text in the first editor of a page. */
async function run(page: Page, url: string, text: string): Promise<OpenEditor> {
  const editor = await editFirst(page, url, text);
  await editor.run.click();
  return editor;
}

test('a React sample shows what it renders, and goes on answering after the run', async ({
  page,
  at,
}) => {
  const editor = await run(page, at(ROUTE), COUNTER);
  await expect(editor.output).toContainText('Done.');
  const preview = previewOf(editor);
  await preview.getByLabel('Name').fill('Ada');
  await preview.getByRole('button').click();
  await expect(preview.getByRole('button')).toHaveText('Sent 1');
  await expect(editor.output).toContainText('sent Ada');
  await preview.getByLabel('Name').press('Enter');
  await expect(preview.getByRole('button')).toHaveText('Sent 2');
});

test('a preview follows the color mode of the page, and has an edge in forced colors', async ({
  page,
  at,
}) => {
  const editor = await run(page, at(ROUTE), COUNTER);
  const root = previewOf(editor).locator('html');
  const schemeOf = () => root.evaluate(element => getComputedStyle(element).colorScheme);
  await expect(previewOf(editor).getByRole('button')).toBeVisible();
  // The page's header covers no button.
  await page.setViewportSize({width: 1280, height: 2000});
  await editor.block.evaluate(block => block.scrollIntoView({block: 'center'}));
  await expectAccessible(page, 'a preview', {within: '[data-editing]'});
  for (const mode of [...COLOR_MODES, 'light'] as const) {
    await setColorMode(page, mode);
    await expect.poll(schemeOf).toBe(mode);
  }
  await page.emulateMedia({forcedColors: 'active'});
  const edge = await editor.block
    .locator('iframe')
    .evaluate(frame => getComputedStyle(frame.parentElement!).borderBlockStartWidth);
  expect(edge).toBe('1px');
});

test('a preview is as high as its content, up to a limit, and gone for a sample without one', async ({
  page,
  at,
}) => {
  const show = (height: number) =>
    `document.body.innerHTML = '<div style="block-size:${height}px">high</div>'`;
  const editor = await run(page, at(ROUTE), show(77));
  const frame = editor.block.locator('iframe');
  const heightOf = async () => (await frame.boundingBox())?.height;
  await expect.poll(heightOf).toBe(77);
  await replaceText(page, editor, show(5000));
  await expect.poll(heightOf).toBe(480);
  await replaceText(page, editor, "console.log('nothing to see', 'document' in globalThis)");
  await expect(editor.output).toContainText('nothing to see false');
  await expect(frame).toBeHidden();
});

test('an error in a handler appears in the output, and an endless loop in one is stopped', async ({
  page,
  at,
}) => {
  const editor = await run(
    page,
    at(ROUTE),
    `document.body.innerHTML = '<button>Go</button>'
document.querySelector('button')!.onclick = () => {
  throw new Error('on click')
}`,
  );
  await expect(editor.output).toContainText('Done.');
  await previewOf(editor).getByRole('button').click();
  await expect(editor.output).toContainText('Error: on click');
  await expect(editor.output).toContainText('line 3');
  await previewOf(editor).getByRole('button').click();
  await expect(editor.output.getByText('Error: on click')).toHaveCount(2);
  await replaceText(
    page,
    editor,
    "document.body.innerHTML = '<button>Loop</button>'\ndocument.querySelector('button')!.onclick = () => { while (true); }",
  );
  await previewOf(editor).getByRole('button', {name: 'Loop'}).click();
  await expect(editor.output).toContainText(
    'Stopped after 1.3 seconds. Is there an infinite loop?',
  );
  await replaceText(page, editor, "console.log('the next run')");
  await expect(editor.output).toContainText('the next run');
});

test('on a phone, a preview is below the output and as wide as the text', async ({page, at}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openPage(page, at(ROUTE));
  const block = editableBlocks(page).first();
  await block.scrollIntoViewIfNeeded();
  const editor = await openEditor(block);
  await replaceText(page, editor, COUNTER);
  await editor.run.click();
  const frame = editor.block.locator('iframe');
  await expect(previewOf(editor).getByRole('button')).toBeVisible();
  const [output, preview] = [await editor.output.boundingBox(), await frame.boundingBox()];
  expect(preview!.y).toBeGreaterThanOrEqual(output!.y + output!.height);
  expect(preview!.x).toBeGreaterThanOrEqual(0);
  expect(preview!.x + preview!.width).toBeLessThanOrEqual(390);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
