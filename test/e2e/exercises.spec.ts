import path from 'node:path';
import {changedArticles} from '../../scripts/pages/changedPages';
import {readPages} from '../../src/samples/pages/readPage';
import {readSamples} from '../../src/samples/playground/readSamples';
import type {Locator, Page} from '@playwright/test';
import {addStyles} from '../support/addStyles';
import {expectAccessible, expectReadableColors, setColorMode} from '../support/axe';
import {expect, test} from '../support/fixtures';
import {openPage} from '../support/openPage';
import {openEditor, replaceText, selectorOf, type OpenEditor} from '../support/playground';
import {DESKTOP, PHONE} from '../support/viewports';

const ROOT = path.join(__dirname, '../..');

/** The exercises that are judged on their page, with the name of their sample. */
const exercises = readPages(ROOT).flatMap(({exercises: own}) => own);
const judged = readSamples(ROOT).flatMap(({fence, name, sample}) => {
  const exercise = exercises.find(
    ({start}) => start.page === fence.page && start.line === fence.line,
  );
  return exercise && sample?.checks ? [{name, exercise, sentences: sample.checks.sentences}] : [];
});

const routeOf = (name: string): string => `/${name.slice(0, name.lastIndexOf('/'))}`;

interface CheckedEditor extends OpenEditor {
  readonly check: Locator;
  /** The live region with what the checks say. */
  readonly results: Locator;
}

async function openExercise(page: Page, name: string): Promise<CheckedEditor> {
  const fence = page.locator(selectorOf(name));
  const editor = await openEditor(fence);
  return {
    ...editor,
    check: fence.getByRole('button', {name: 'Check', exact: true}),
    results: fence.getByRole('status'),
  };
}

/** Hides the rest of the article. Laying it out again for each letter would take longer than the checks. */
const hideRest = (page: Page, name: string) =>
  addStyles(
    page,
    `.theme-doc-markdown > :not(${selectorOf(name)}, :has(${selectorOf(name)})) {display: none}`,
  );

test('at least six exercises are judged on their pages', () => {
  expect(judged.length).toBeGreaterThanOrEqual(6);
  expect(judged.length).toBe(exercises.length);
});

const judgedToCheck = judged.filter(
  ({exercise}) => changedArticles.length === 0 || changedArticles.includes(exercise.start.page),
);

/** An exercise with one file, one with an app's files, and one with React. The others are also judged in Node. */
const ALWAYS: readonly string[] = [
  'tutorials/fundamentals/part-4-store/14',
  'tutorials/essentials/part-4-using-data/29',
  'tutorials/essentials/part-6-performance-normalization/30',
];

for (const {name, exercise, sentences} of judgedToCheck) {
  const tag = ALWAYS.includes(name) || changedArticles.length > 0 ? [] : ['@release'];
  const title = `the exercise ${name} tells the start and wrong answers from the solution`;
  test(title, {tag}, async ({reader: page, at}) => {
    await openPage(page, at(routeOf(name)));
    const editor = await openExercise(page, name);
    await hideRest(page, name);
    const solution = exercise.solution.find(
      ({marks}) => marks.title === exercise.start.marks.title,
    );
    for (const wrong of [exercise.start, ...exercise.wrong]) {
      await replaceText(page, editor, wrong.code.join('\n'));
      await editor.check.click();
      await expect(editor.results).toContainText(`of ${sentences.length} checks pass.`);
      await expect(editor.results.getByRole('listitem')).toHaveCount(sentences.length);
      expect(await editor.results.getByLabel('Doesn’t pass').count()).toBeGreaterThan(0);
    }
    await replaceText(page, editor, (solution?.code ?? []).join('\n'));
    await expect(editor.results).toContainText('Your code has changed since then.');
    await editor.check.click();
    await expect(editor.results).toContainText(`All ${sentences.length} checks pass.`);
    await expect(editor.results.getByRole('listitem')).toHaveText(
      sentences.map(({says}) => `✓${says}`),
    );
  });
}

const NAME = judged[0]?.name ?? '';

/** Expects the button to be in the header, between the file's name and the copy button. */
async function expectRunBesideName(page: Page): Promise<void> {
  const fence = page.locator(selectorOf(NAME));
  for (const width of [1280, PHONE.width]) {
    await page.setViewportSize({width, height: 800});
    await fence.scrollIntoViewIfNeeded();
    const run = fence.getByRole('button', {name: 'Run'});
    await expect(run).toBeInViewport({ratio: 1});
    const header = fence.locator('> :first-child');
    await expect(header).toHaveCSS('height', '44px');
    const box = (of: Locator) => of.evaluate(element => element.getBoundingClientRect().toJSON());
    const [button, title, copy] = await Promise.all([
      box(run),
      box(header.locator('> :first-child')),
      box(fence.getByRole('button', {name: 'Copy code to clipboard'})),
    ]);
    expect(button.height).toBeGreaterThanOrEqual(width === PHONE.width ? 44 : 24);
    expect(title.width).toBeGreaterThan(80);
    expect(button.left).toBeGreaterThanOrEqual(title.right);
    expect(button.right).toBeLessThanOrEqual(copy.left);
  }
}

test('an exercise offers to run it beside its file’s name, and says what doesn’t hold, or what keeps its checks from starting', async ({
  reader: page,
  at,
}) => {
  const {exercise, sentences} = judged[0] ?? {exercise: undefined, sentences: []};
  await openPage(page, at(routeOf(NAME)));
  await expectRunBesideName(page);
  await page.setViewportSize(PHONE);
  const editor = await openExercise(page, NAME);
  const {check, run, results} = editor;

  await test.step('on a phone, the buttons are on one row, with their names', async () => {
    await expect(check).toBeVisible();
    // One button stands out: the one to press at the end.
    const colors = await Promise.all(
      [check, run].map(button => button.evaluate(each => getComputedStyle(each).backgroundColor)),
    );
    expect(new Set(colors).size).toBe(2);
    const bar = run.locator('..');
    for (const label of ['Reset', 'Share', 'Close']) {
      await expect(bar.getByRole('button', {name: label, exact: true})).toBeVisible();
    }
    const tops = await bar
      .getByRole('button')
      .evaluateAll(buttons => buttons.map(button => button.getBoundingClientRect().top));
    expect(new Set(tops).size, String(tops)).toBe(1);
  });

  await page.setViewportSize(DESKTOP);
  await hideRest(page, NAME);
  await test.step('a sign tells what fails from what passes', async () => {
    await replaceText(page, editor, exercise?.wrong[0]?.code.join('\n') ?? '');
    await expect(results).toBeEmpty();
    await check.click();
    const failed = results.getByRole('listitem').filter({has: page.getByLabel('Doesn’t pass')});
    await expect(failed.first()).toContainText('✗');
    const texts = await failed.allInnerTexts();
    for (const text of texts) {
      expect(sentences.some(({otherwise}) => text.includes(otherwise))).toBe(true);
    }
    await expectAccessible(page, 'checked', {within: selectorOf(NAME)});
    await setColorMode(page, 'dark');
    await expectReadableColors(page, 'checked in dark mode', selectorOf(NAME));
  });

  for (const [text, ...expected] of [
    ['export const a = 1\nexport const b = ]', 'Fix this error first', 'line 2'],
    ['export const other = 1', 'your code doesn’t export it'],
    ["export const addReminder = null\nthrow new Error('at once')", 'Error: at once'],
    ['export const addReminder = null\nwhile (true);', 'Is there an infinite loop?'],
  ] as const) {
    await replaceText(page, editor, text);
    await check.click();
    for (const each of expected) {
      await expect(results).toContainText(each);
    }
  }
});
