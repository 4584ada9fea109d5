import fs from 'node:fs';
import path from 'node:path';
import {listPages} from './listPages';
import {SAMPLE_LANGUAGES} from '../constants';
import {findCuts} from '../excerpts/findCuts';
import {completeExercises} from '../exercises/completeExercises';
import {parseMarks} from '../marks/parseMarks';
import {scanFences} from './scanFences';
import type {Page} from '../types';

/**
 * Reads every page in `docs/` and `src/pages/`.
 *
 * @param root - folder that contains both; either may be missing
 * @returns pages sorted by path
 */
export function readPages(root: string): Page[] {
  return listPages(root).map(file => readPage(root, file));
}

function readPage(root: string, file: string): Page {
  const text = fs.readFileSync(path.join(root, file), 'utf8');
  const exercises = linesOfExercises(text);
  const {fences, faults} = scanFences(text);
  const page: Page = {
    path: file,
    blocks: [],
    faults: faults.map(fault => ({page: file, ...fault})),
  };
  for (const fence of fences) {
    const {marks, faults: markFaults} = parseMarks(fence.lang, fence.meta);
    page.faults.push(...markFaults.map(message => ({page: file, line: fence.line, message})));
    const {line, lang, code} = fence;
    const exercise = exercises.findLast(start => start < line);
    page.blocks.push({page: file, line, lang, code, marks, exercise});
    if (SAMPLE_LANGUAGES.includes(lang)) {
      const cuts = findCuts(code).faults;
      page.faults.push(
        ...cuts.map(({index, message}) => ({page: file, line: line + 1 + index, message})),
      );
    }
  }
  page.faults.push(...completeExercises(page.blocks));
  return page;
}

/** @returns one-based lines where exercises begin */
function linesOfExercises(text: string): number[] {
  return text
    .split('\n')
    .flatMap((line, index) => (/^\s*:{3,}exercise\b/.test(line) ? [index + 1] : []));
}
