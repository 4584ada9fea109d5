import {LANGUAGE_ALIASES, SAMPLE_LANGUAGES} from '../constants';
import {isScriptOfPage, readMark} from './readMark';
import {isDisplayWord, splitMeta, type Word} from './splitMeta';
import type {Marks} from '../types';

/** Marks that are valid only with `run`. */
const NEEDS_RUN = ['throws', 'logs', 'env'];

/** What an info string says. */
export interface FenceInfo {
  /** All words after the language. */
  readonly words: readonly Word[];
  readonly marks: Marks;
  readonly faults: readonly string[];
}

/**
 * Reads the info string of a fence.
 *
 * @param lang - first word of the info string
 * @param meta - rest of the info string
 * @returns the words, the marks, and the faults; an invalid mark is left out of `marks`, so the rest of the block is still checked
 */
export function parseMarks(lang: string, meta: string): FenceInfo {
  const words = splitMeta(meta);
  const marks: Marks = {run: false, avoid: false, hidden: false};
  const faults = aliasFaults(lang);
  // The package manager tabs recognize a block only if its meta is exactly this word.
  if (!SAMPLE_LANGUAGES.includes(lang) && words.length === 1 && words[0]?.raw === 'npm2yarn') {
    return {words, marks, faults};
  }
  const seen = new Set<string>();
  for (const word of words.filter(each => !isDisplayWord(each))) {
    const fault = seen.has(word.key)
      ? `mark "${word.key}" appears twice: keep one`
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
  return {words, marks, faults};
}

function aliasFaults(lang: string) {
  const plain = LANGUAGE_ALIASES.get(lang.toLowerCase()) ?? lang.toLowerCase();
  return plain !== lang && SAMPLE_LANGUAGES.includes(plain)
    ? [`language "${lang}" escapes the sample check: write "${plain}"`]
    : [];
}

/** @param seen - all keys in the fence, even if their value is invalid */
function contradictions(seen: Set<string>): string[] {
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
    faults.push('mark "app" contradicts "solution": no snapshot contains a solution');
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
