import {isStopWord} from './stopWords';

/** A form by which a word of a text can be found, with its position in the text. */
export interface WordForm {
  /** Folded: lower case, without diacritics. */
  readonly form: string;
  /** Offsets into the text that `wordsOf` was given, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
}

/** A word of a text with all its forms. */
export interface Word {
  readonly start: number;
  readonly end: number;
  /**
   * The whole word, followed by its parts, and by both in plain letters. In a script without spaces, all are pairs of characters, and the last one may
   * extend into the next word.
   */
  readonly forms: readonly [WordForm, ...WordForm[]];
  /** Whether its script has no spaces between words, and is searched by pairs of characters. */
  readonly isUnspaced: boolean;
}

/** With the flag `i`, `\p{L}` would also match U+0345, a mark whose capital is the letter iota. */
const LETTERS = /[A-Za-z]{2,6}[Nn]['’][Tt](?![\p{L}\p{N}\p{M}])|[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/** A word with a negation. The apostrophe may be missing. */
const NEGATION =
  /^(?:ca|could|did|does|do|had|has|have|is|are|should|was|were|wo|would)n['’]?t$|^cannot$/i;

/** The scripts without spaces between words. */
const UNSPACED =
  '\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}';
const ANY_UNSPACED = new RegExp(`[${UNSPACED}]`, 'u');
const RUNS = new RegExp(`[${UNSPACED}][${UNSPACED}\\p{M}]*|[^${UNSPACED}]+`, 'gu');

/** A letter with its marks, including those that are separate letters in half-width kana. */
const CHARACTER = /\P{M}[\p{M}\uFF9E\uFF9F]*/gu;

/** Between `create` and `Slice`, and between `RTK` and `Query`. */
const CAMEL_BOUNDARY = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** Most words don't match, and splitting takes time. */
const UPPER_AFTER_START = /.\p{Lu}/u;

const ASCII = /^[\0-\x7F]*$/;

/** A kana with its voicing mark, which isn't a diacritic: `が` is a different letter than `か`. */
const VOICED_KANA = /[\u3041-\u30FE][\u3099\u309A]/g;

/** Converts to lower case without diacritics, so that `e` finds `é`. */
export function fold(text: string): string {
  return ASCII.test(text) ? text.toLowerCase() : foldAny(text);
}

function foldAny(text: string): string {
  return text
    .normalize('NFKD')
    .replace(VOICED_KANA, kana => kana.normalize('NFC'))
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

/** How letters that aren't another one with a mark are written without them. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  ð: 'd',
  ø: 'o',
  þ: 'th',
  đ: 'd',
  ı: 'i',
  ł: 'l',
  œ: 'oe',
};
const NOT_PLAIN = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');

/** A folded word in plain letters: `oe` for `œ`. */
export function plain(form: string): string {
  return ASCII.test(form) ? form : form.replace(NOT_PLAIN, letter => PLAIN[letter] ?? letter);
}

/** A folded word and, if that's another one, the word in plain letters. */
export function spellingsOf(form: string): string[] {
  return Array.from(new Set([form, plain(form)]));
}

/** The form that a word is found by: its folded letters, or `not` for every negation, such as `doesn't`. */
export function formOf(word: string): string {
  return NEGATION.test(word) ? 'not' : fold(word);
}

/** Whether a word, or the part of it that was typed, is in a script without spaces. */
export function isUnspaced(word: string): boolean {
  return ANY_UNSPACED.test(word);
}

interface Run {
  readonly raw: string;
  readonly start: number;
  readonly isUnspaced: boolean;
}

/** The words of a text, and its runs of letters that only a dictionary could split into words. */
export function runsOf(text: string): Run[] {
  return Array.from(text.matchAll(LETTERS)).flatMap(({0: letters, index}) =>
    isUnspaced(letters)
      ? Array.from(letters.matchAll(RUNS), ({0: raw, index: offset}) => ({
          raw,
          start: index + offset,
          isUnspaced: isUnspaced(raw),
        }))
      : [{raw: letters, start: index, isUnspaced: false}],
  );
}

/**
 * The words of a text. A name in camel case is found as a whole and by its parts, because readers also type
 * `configure store` for `configureStore`. Text without spaces is found by its pairs of characters, and two of these
 * count as a word.
 */
export function wordsOf(text: string): Word[] {
  return runsOf(text).flatMap(run => (run.isUnspaced ? unspacedWords(run) : [spacedWord(run)]));
}

function spacedWord({raw, start}: Run): Word {
  const end = start + raw.length;
  const whole: WordForm = {form: formOf(raw), start, end};
  const parts = partsOf(raw);
  let at = start;
  const partForms = parts.map(part => {
    const form: WordForm = {form: fold(part), start: at, end: at + part.length};
    at += part.length;
    return form;
  });
  const exact = parts.length === 1 ? [whole] : [whole, ...partForms];
  const plainForms = exact.flatMap(form =>
    spellingsOf(form.form)
      .slice(1)
      .map(spelling => ({...form, form: spelling})),
  );
  return {start, end, forms: [whole, ...exact.slice(1), ...plainForms], isUnspaced: false};
}

export function partsOf(word: string): string[] {
  return UPPER_AFTER_START.test(word) ? word.split(CAMEL_BOUNDARY) : [word];
}

function unspacedWords(run: Run): Word[] {
  const forms = pairForms(run);
  return forms.flatMap((first, place) => {
    if (place % 2 === 1) {
      return [];
    }
    const second = forms[place + 1];
    const next = forms[place + 2];
    const end = next?.start ?? run.start + run.raw.length;
    return [{start: first.start, end, forms: second ? [first, second] : [first], isUnspaced: true}];
  });
}

/**
 * All pairs of neighboring characters, and the last character, which doesn't start a pair. A voicing mark alone, which is
 * a letter in half-width kana, is none.
 */
export function pairForms({raw, start}: Run): WordForm[] {
  const characters = Array.from(raw.matchAll(CHARACTER));
  return characters
    .map(({0: character, index}, place) => {
      const pair = character + (characters[place + 1]?.[0] ?? '');
      return {form: fold(pair), start: start + index, end: start + index + pair.length};
    })
    .filter(({form}) => form !== '');
}

/** How many significant words a text would have as a query. A run without spaces counts as many as it has pairs. */
export function countTellingWords(text: string): number {
  return termsOfQuery(text).filter(word => !isStopWord(word)).length;
}

/** The distinct words of a query, in order. A name in camel case stays one word. */
export function queryWords(query: string): string[] {
  return Array.from(new Set(termsOfQuery(query)));
}

function termsOfQuery(query: string): string[] {
  return runsOf(query).flatMap(run => {
    if (!run.isUnspaced) {
      return [formOf(run.raw)];
    }
    const forms = pairForms(run).map(({form}) => form);
    // The last character is in the last pair.
    return forms.length > 1 ? forms.slice(0, -1) : forms;
  });
}
