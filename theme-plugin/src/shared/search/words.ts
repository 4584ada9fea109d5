/** A form under which a word of a text can be found, and where in the word it stands. */
export interface WordForm {
  /** Folded: lower case, without diacritics. */
  readonly form: string;
  /** Offsets into the text that `wordsOf` was given, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
}

/** A word of a text with all its forms; the first one is the whole word. */
export interface Word {
  readonly start: number;
  readonly end: number;
  readonly forms: readonly [WordForm, ...WordForm[]];
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** Between `create` and `Slice`, and between `RTK` and `Query`. */
const CAMEL_BOUNDARY = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** Most words have none, and splitting takes time. */
const UPPER_AFTER_START = /.\p{Lu}/u;

const ASCII = /^[\0-\x7F]*$/;

/** Lower case and without diacritics, so that `é` is found by `e`. */
export function fold(text: string): string {
  return ASCII.test(text) ? text.toLowerCase() : foldAny(text);
}

function foldAny(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

/**
 * The words of a text. A name in camel case is found whole and by each of its parts: documentation
 * says `configureStore`, readers also type `configure store`.
 */
export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(WORD), match => {
    const [raw] = match;
    const start = match.index;
    const end = start + raw.length;
    const whole: WordForm = {form: fold(raw), start, end};
    const parts = partsOf(raw);
    if (parts.length === 1) {
      return {start, end, forms: [whole]};
    }
    let at = start;
    const partForms = parts.map(part => {
      const form: WordForm = {form: fold(part), start: at, end: at + part.length};
      at += part.length;
      return form;
    });
    return {start, end, forms: [whole, ...partForms]};
  });
}

function partsOf(word: string): string[] {
  return UPPER_AFTER_START.test(word) ? word.split(CAMEL_BOUNDARY) : [word];
}

/** What a text is indexed under, word by word. */
export type TermReader = (text: string) => string[];

/**
 * Reads the terms of many texts. It remembers the words that it has seen: a site says most of them
 * again and again.
 */
export function createTermReader(): TermReader {
  const known = new Map<string, readonly string[]>();

  function formsOf(word: string): readonly string[] {
    let forms = known.get(word);
    if (!forms) {
      const parts = partsOf(word);
      forms = (parts.length === 1 ? parts : [word, ...parts]).map(fold);
      known.set(word, forms);
    }
    return forms;
  }

  return text => (text.match(WORD) ?? []).flatMap(formsOf);
}

/** The words of a query, each once, in their order; a name in camel case stays one word. */
export function queryWords(query: string): string[] {
  return Array.from(new Set(wordsOf(query).map(word => word.forms[0].form)));
}
