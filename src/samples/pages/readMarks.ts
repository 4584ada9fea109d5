import {readLines} from '../../../theme-plugin/theme/src/code';
import {parseSnapshot} from '../../snapshots/snapshotName';
import {ENVIRONMENTS, LANGUAGE_ALIASES, NO_CHECK_REASONS, SAMPLE_LANGUAGES} from '../constants';
import type {Marks} from '../Fence';

const FLAGS = ['run', 'avoid', 'hidden', 'draft'] as const;

/** Marks of an exercise that readers solve on the page. All but the first are hidden. */
const ROLES = ['start', 'checks', 'wrong'] as const;
const VALUED = ['title', 'group', 'app', 'solution', 'expect-error', 'throws', 'logs', 'env'];

/** All marks of a sample, starting with the most common ones. */
const SAMPLE_MARKS = ['run', 'avoid', 'hidden', ...VALUED, 'no-check', 'draft', ...ROLES];

/** Marks of fences in other languages. Such a fence is never compiled, but it may be an excerpt. */
const OTHER_LANGUAGES = ['title', 'group', 'app', 'hidden', 'solution', 'draft'];

/** Marks that are valid only with `run`. */
const NEEDS_RUN = ['throws', 'logs', 'env'];

/** What only the code block component reads. */
const DISPLAY = /^(\{[\d,-]+\}|showLineNumbers(=\d+)?)$/;

const WORD =
  /(?<key>[^\s=]+)=(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\s"']*))(?=\s|$)|\S+/g;

interface ReadMarks {
  readonly marks: Marks;
  readonly faults: readonly string[];
}

/**
 * Reads the info string of a fence.
 *
 * @param lang - first word of the info string
 * @param rest - the others
 * @returns an invalid mark is left out of `marks`, so the rest of the fence is still checked
 */
export function readMarks(lang: string, rest: string): ReadMarks {
  const marks: Marks = {run: false, avoid: false, hidden: false};
  const isSample = SAMPLE_LANGUAGES.includes(lang);
  if (!isSample && rest === 'npm2yarn') {
    return {marks: {...marks, metastring: rest}, faults: aliasFaults(lang)};
  }
  const faults = aliasFaults(lang);
  const seen = new Set<string>();
  for (const {0: word, groups = {}} of rest.matchAll(WORD)) {
    const key = groups.key ?? word;
    const value = groups.double ?? groups.single ?? groups.bare;
    if (DISPLAY.test(word)) {
      marks.metastring = marks.metastring ? `${marks.metastring} ${word}` : word;
      continue;
    }
    const fault = seen.has(key)
      ? `mark "${key}" appears twice: keep one`
      : readMark({word, key, value}, marks, lang);
    seen.add(key);
    faults.push(...(fault ? [fault] : []));
  }
  faults.push(...contradictions(seen));
  const {title} = marks;
  if (title && isScriptOfPage(title, lang) && !seen.has('app') && !seen.has('solution')) {
    faults.push(`title "${title}" on a js block needs app=…: a page's script is an excerpt`);
  }
  return {marks, faults};
}

function aliasFaults(lang: string): string[] {
  const plain = LANGUAGE_ALIASES.get(lang.toLowerCase()) ?? lang.toLowerCase();
  return plain !== lang && SAMPLE_LANGUAGES.includes(plain)
    ? [`language "${lang}" escapes the sample check: write "${plain}"`]
    : [];
}

/**
 * @param marks - receives the value
 * @returns what's wrong with the word, if anything
 */
function readMark(
  {word, key, value}: {word: string; key: string; value: string | undefined},
  marks: Marks,
  lang: string,
): string | undefined {
  if ((key === 'added' || key === 'removed') && /^[\d,-]+$/.test(value ?? '')) {
    marks[key] = readLines(value);
    return undefined;
  }
  const isSample = SAMPLE_LANGUAGES.includes(lang);
  const known = isSample ? SAMPLE_MARKS : OTHER_LANGUAGES;
  if (!known.includes(key)) {
    const hint = key === 'npm2yarn' ? ' (npm2yarn works on shell blocks and stands alone)' : '';
    return `unknown mark "${word}" on a ${lang || 'plain'} block: valid are ${known.join(', ')}${hint}`;
  }
  const role = ROLES.find(name => name === key);
  const flag = FLAGS.find(name => name === key);
  if (role || flag) {
    if (role) {
      marks.role = role;
      marks.hidden ||= role !== 'start';
    } else if (flag) {
      marks[flag] = true;
    }
    return value === undefined ? undefined : `mark "${key}" takes no value: write "${key}"`;
  }
  if (!value) {
    const example = key === 'no-check' ? `a reason: one of ${quoted(NO_CHECK_REASONS)}` : 'a value';
    return `mark "${key}" needs ${example}`;
  }
  return readValue(key, value, marks, isSample ? lang : undefined);
}

/**
 * @param marks - receives the value
 * @param lang - language of the fence; only titles of samples are checked
 */
function readValue(
  key: string,
  value: string,
  marks: Marks,
  lang: string | undefined,
): string | undefined {
  switch (key) {
    case 'title':
      marks.title = value;
      return lang ? titleFault(value, lang, marks) : undefined;
    case 'group':
      marks.group = value;
      return /^[a-z0-9][a-z0-9-]*$/.test(value)
        ? undefined
        : `group "${value}" must be a lower-case name of letters, digits and hyphens`;
    case 'app':
    case 'solution':
      marks[key] = parseSnapshot(value);
      return marks[key]
        ? undefined
        : `${key} "${value}" must be the name of an app and a part, such as ${key}=essentials/3, ` +
            `or of a guide's project, such as ${key}=guides/nextjs`;
    case 'expect-error':
      if (!/^\d{4,5}(,\d{4,5})*$/.test(value)) {
        return `expect-error "${value}" must be TypeScript errors, such as expect-error=2322,2345`;
      }
      marks.expectError = value.split(',').map(Number);
      return undefined;
    case 'env':
      marks.env = ENVIRONMENTS.find(name => name === value);
      return marks.env ? undefined : `env "${value}" is unknown: one of ${quoted(ENVIRONMENTS)}`;
    case 'no-check':
      marks.noCheck = NO_CHECK_REASONS.find(reason => reason === value);
      return marks.noCheck
        ? undefined
        : `no-check reason "${value}" is not on the list: one of ${quoted(NO_CHECK_REASONS)}`;
    default:
      marks[key as 'throws' | 'logs'] = value;
      return undefined;
  }
}

/** @param marks - loses its title if it isn't a path */
function titleFault(title: string, lang: string, marks: Marks) {
  const isPath = title.split('/').every(name => /^(?!\.\.?$)[\w@[\]().-]+$/.test(name));
  if (isPath && (new RegExp(`\\.[mc]?${lang}$`).test(title) || isScriptOfPage(title, lang))) {
    return undefined;
  }
  marks.title = undefined;
  return isPath
    ? `title "${title}" does not end in .${lang}, the language of the fence`
    : `title "${title}" must be a path inside the project, such as title="src/app/store.${lang}"`;
}

/** Whether a fence shows the script of an HTML page, which is easier to read as JavaScript. It can only be an excerpt. */
function isScriptOfPage(title: string, lang: string) {
  return lang === 'js' && title.endsWith('.html');
}

/** @param seen - all keys in the fence, even if their value is invalid */
function contradictions(seen: ReadonlySet<string>): string[] {
  const found = (keys: readonly string[]) => keys.filter(key => seen.has(key));
  const faults = seen.has('run')
    ? []
    : found(NEEDS_RUN).map(key => `mark "${key}" has no effect without "run": add run`);
  for (const mark of found(['app', 'solution'])) {
    if (!seen.has('title')) {
      faults.push(`mark "${mark}" needs title="…", the path of the file inside the app`);
    }
    for (const key of found(['run', 'expect-error', 'group'])) {
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
    for (const key of found(['run', 'expect-error', 'app', 'solution', ...NEEDS_RUN])) {
      faults.push(`mark "${key}" contradicts "no-check": keep one of the two`);
    }
  }
  return faults;
}

function quoted(words: string[]) {
  return words.map(word => `"${word}"`).join(', ');
}
