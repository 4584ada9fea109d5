import fs from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {SAMPLE_LANGUAGES} from '../constants';
import {findShownLines} from '../excerpts/findShownLines';
import {readExercises} from '../exercises/readExercises';
import type {Fence, Page} from '../Fence';
import {listPages} from './listPages';
import {readMarks} from './readMarks';
import {scanFences} from './scanFences';

/** Pages by their paths, as they were read last. */
const known = new Map<string, {readonly text: string; readonly page: Page}>();

/**
 * Reads the fences of a page, unless it has the same text as the last time.
 *
 * @param file - path from the root, with forward slashes
 */
export function readPage(file: string, text: string): Page {
  const before = known.get(file);
  if (before?.text === text) {
    return before.page;
  }
  const page = readText(file, text);
  known.set(file, {text, page});
  return page;
}

/**
 * Reads every page in `docs/` and `src/pages/`.
 *
 * @param root - folder that contains both; either may be missing
 * @returns pages sorted by path
 */
export function readPages(root: string): Page[] {
  return listPages(root).map(file =>
    readPage(file, fs.readFileSync(path.join(root, file), 'utf8')),
  );
}

/** Gives the code blocks of a syntax tree their fences. */
export function addFences(tree: Root, {fences}: Page): void {
  const byLine = new Map(fences.map(fence => [fence.line, fence]));
  visit(tree, 'code', code => {
    code.data = {...code.data, fence: byLine.get(code.position?.start.line ?? 0)};
  });
}

function readText(file: string, text: string): Page {
  const starts = linesOfExercises(text);
  const {fences: scanned, faults: scanFaults} = scanFences(text);
  const faults = scanFaults.map(each => ({page: file, ...each}));
  const fences = scanned.map(({lang, rest, line, code}): Fence => {
    const {marks, faults: wrongMarks} = readMarks(lang, rest);
    const cuts = SAMPLE_LANGUAGES.includes(lang) ? findShownLines(code).faults : [];
    faults.push(
      ...wrongMarks.map(message => ({page: file, line, message})),
      ...cuts.map(({index, message}) => ({page: file, line: line + 1 + index, message})),
    );
    const exercise = starts.findLast(start => start < line);
    return {page: file, line, lang, code, marks, exercise};
  });
  const {exercises, faults: wrongExercises} = readExercises(fences);
  return {path: file, fences, exercises, faults: [...faults, ...wrongExercises]};
}

/** @returns one-based lines where exercises begin */
function linesOfExercises(text: string): number[] {
  return text
    .split('\n')
    .flatMap((line, index) => (/^\s*:{3,}exercise\b/.test(line) ? [index + 1] : []));
}
