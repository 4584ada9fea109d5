import {LANGUAGE_ALIASES, SAMPLE_LANGUAGES} from './constants.mjs';
import {isScriptOfPage, readMark} from './readMark.mjs';
import {isDisplayWord, splitMeta} from './splitMeta.mjs';

/** @typedef {import('./types.mjs').Marks} Marks */

/** Marks that say something about a run. */
const NEEDS_RUN = ['throws', 'logs', 'env'];

/**
 * Reads the marks of a fence.
 *
 * @param {string} lang First word of the info string.
 * @param {string} meta Rest of the info string.
 * @returns {{marks: Marks, faults: string[]}} Every fault names the mark, what is wrong and what is
 *   valid. A mark with a fault is left out of `marks`, so that the rest of the block is still
 *   checked.
 */
export function parseMarks(lang, meta) {
  /** @type {Marks} */
  const marks = {run: false, avoid: false, hidden: false};
  const faults = aliasFaults(lang);
  // The package manager tabs know a block by a meta that is exactly this word.
  if (!SAMPLE_LANGUAGES.includes(lang) && meta.trim() === 'npm2yarn') {
    return {marks, faults};
  }
  /** @type {Set<string>} */
  const seen = new Set();
  for (const word of splitMeta(meta).filter(each => !isDisplayWord(each))) {
    const fault = seen.has(word.key)
      ? `mark "${word.key}" stands twice: keep one`
      : readMark(word, marks, lang);
    seen.add(word.key);
    if (fault) {
      faults.push(fault);
    }
  }
  faults.push(...contradictions(seen));
  if (
    marks.title &&
    isScriptOfPage(marks.title, lang) &&
    !seen.has('app') &&
    !seen.has('solution')
  ) {
    faults.push(`title "${marks.title}" on a js block needs app=…: a page's script is an excerpt`);
  }
  return {marks, faults};
}

/** @param {string} lang */
function aliasFaults(lang) {
  const plain = LANGUAGE_ALIASES.get(lang.toLowerCase()) ?? lang.toLowerCase();
  return plain !== lang && SAMPLE_LANGUAGES.includes(plain)
    ? [`language "${lang}" escapes the sample check: write "${plain}"`]
    : [];
}

/**
 * @param {Set<string>} seen All keys written, also those with a faulty value.
 * @returns {string[]}
 */
function contradictions(seen) {
  const faults = NEEDS_RUN.filter(key => seen.has(key) && !seen.has('run')).map(
    key => `mark "${key}" has no effect without "run": add run`,
  );
  for (const mark of ['app', 'solution'].filter(name => seen.has(name))) {
    if (!seen.has('title')) {
      faults.push(`mark "${mark}" needs title="…", the path of the file inside the app`);
    }
    for (const key of ['run', 'expect-error', 'group'].filter(name => seen.has(name))) {
      faults.push(
        `mark "${key}" contradicts "${mark}": the block is compiled and tested in its app`,
      );
    }
  }
  if (seen.has('app') && seen.has('solution')) {
    faults.push('mark "app" contradicts "solution": a solution stands in no snapshot');
  }
  if (seen.has('draft') && !seen.has('app')) {
    faults.push('mark "draft" needs app=…, the part of the app that the draft leads to');
  }
  if (seen.has('no-check')) {
    const others = ['run', 'expect-error', 'app', 'solution', ...NEEDS_RUN];
    for (const key of others.filter(name => seen.has(name))) {
      faults.push(`mark "${key}" contradicts "no-check": keep one of the two`);
    }
  }
  return faults;
}
