import {parseSnapshot} from '../../snapshots/snapshotName';
import {ENVIRONMENTS, NO_CHECK_REASONS, SAMPLE_LANGUAGES} from '../constants';
import type {Marks} from '../types';
import type {Word} from './splitMeta';

const FLAGS = ['run', 'avoid', 'hidden', 'draft'];

/** Marks of an exercise that readers solve on the page. All but the first are hidden. */
const ROLES = ['start', 'checks', 'wrong'] as const;
const VALUED = [
  'title',
  'group',
  'app',
  'solution',
  'expect-error',
  'throws',
  'logs',
  'env',
  'no-check',
];

/** All marks of a sample, starting with the most common ones. */
const SAMPLE_MARKS = [...new Set(['run', 'avoid', 'hidden', ...VALUED, ...FLAGS, ...ROLES])];

/** Marks of blocks in other languages. Such a block is never compiled, but it may be an excerpt. */
const OTHER_LANGUAGES = ['title', 'group', 'app', 'hidden', 'solution', 'draft'];

/**
 * Reads one word of an info string.
 *
 * @param marks - receives the value
 * @returns what's wrong with the word, if anything
 */
export function readMark({raw, key, value}: Word, marks: Marks, lang: string): string | undefined {
  const isSample = SAMPLE_LANGUAGES.includes(lang);
  const known = isSample ? SAMPLE_MARKS : OTHER_LANGUAGES;
  if (!known.includes(key)) {
    const hint = key === 'npm2yarn' ? ' (npm2yarn works on shell blocks and stands alone)' : '';
    return `unknown mark "${raw}" on a ${lang || 'plain'} block: valid are ${known.join(', ')}${hint}`;
  }
  const role = ROLES.find(name => name === key);
  if (role) {
    marks.role = role;
    marks.hidden ||= role !== 'start';
    return value === undefined ? undefined : `mark "${key}" takes no value: write "${key}"`;
  }
  if (FLAGS.includes(key)) {
    marks[key as 'run' | 'avoid' | 'hidden' | 'draft'] = true;
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
 * @param lang - language of the block; only titles of samples are checked
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

/**
 * Whether a block shows the script of an HTML page, which is easier to read as JavaScript. Such a block can only be an
 * excerpt.
 */
export function isScriptOfPage(title: string, lang: string) {
  return lang === 'js' && title.endsWith('.html');
}

function quoted(words: string[]) {
  return words.map(word => `"${word}"`).join(', ');
}
