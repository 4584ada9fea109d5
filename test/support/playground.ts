import {expect, type Locator, type Page} from '@playwright/test';
import {RUNNABLE_CLASS, SAMPLE_CLASS} from '../../theme-plugin/playground/src/shared/pageConstants';
import {openPage} from './openPage';

/** A code block that can be edited. */
export const editableBlocks = (page: Page): Locator => page.locator(`.${RUNNABLE_CLASS}`);

/** The code block with a sample. */
export const selectorOf = (sample: string): string => `[class~="${SAMPLE_CLASS}${sample}"]`;

/** A block's editor, once it's open. */
export interface OpenEditor {
  readonly block: Locator;
  /** The text that can be edited. */
  readonly text: Locator;
  readonly run: Locator;
  readonly output: Locator;
  /** What stands beside the stated results. */
  readonly marks: Locator;
}

export function editorOf(block: Locator): OpenEditor {
  return {
    block,
    text: block.getByRole('textbox'),
    run: block.getByRole('button', {name: 'Run', exact: true}),
    output: block.getByRole('group', {name: 'Output', exact: true}),
    marks: block.locator('.cm-mark'),
  };
}

/** Waits until these marks stand beside the stated results. */
export async function expectMarks({marks}: OpenEditor, texts: readonly string[]): Promise<void> {
  const shown = () => marks.evaluateAll(all => all.map(mark => mark.getAttribute('data-text')));
  await expect.poll(shown).toEqual(texts);
}

/** Opens the editor of a block without running it. */
export async function openEditor(block: Locator): Promise<OpenEditor> {
  await block.scrollIntoViewIfNeeded();
  await block.getByRole('button', {name: 'Run', exact: true}).waitFor();
  await block.locator('pre').click();
  const editor = editorOf(block);
  await editor.text.waitFor();
  return editor;
}

/** Opens the first editor of a page that sets a text of its own. */
export async function editFirst(page: Page, url: string, text?: string): Promise<OpenEditor> {
  await openPage(page, url);
  const editor = await openEditor(editableBlocks(page).first());
  if (text !== undefined) {
    await replaceText(page, editor, text);
  }
  return editor;
}

/** Replaces the text of an editor by keyboard, as one paste. */
export async function replaceText(page: Page, {text}: OpenEditor, by: string): Promise<void> {
  await text.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(by);
}
