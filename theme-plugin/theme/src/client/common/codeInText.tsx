import {Children, type ReactNode} from 'react';

/** A call, such as `dispatch(action)`, or a word that only occurs in code, such as `isAction`. */
const CODE = /^[\w.[\]]+\(.*\)$|^[a-z]+[A-Z_]\w*$/;

/** Whether the text of a heading is only code. Such headings use the code font. */
export const isCode = (text: string): boolean => CODE.test(text);

/** The attribute `translate` of an element with the text: code isn't translated. */
export const translateOf = (text: string) => (isCode(text) ? 'no' : undefined);

/**
 * Keeps the code in a heading from being translated.
 *
 * @param html - a heading's HTML, as the MDX loader lists it
 */
export const keepCode = (html: string): string =>
  html.replaceAll('<code>', '<code translate="no">');

/**
 * Lets long identifiers wrap where a reader would break them: before a dot, after other punctuation, and before a
 * capital letter inside a word, but never in a last parameter, or before parentheses that follow a bracket. Only code,
 * calls, and words in camel case are changed, and of code only the text. Words with a hyphen, such as "signed-in", stay
 * together. A heading that is nothing but code is set as code here, too.
 *
 * @param html - a heading's HTML, as the MDX loader lists it
 */
export function breakIdentifiers(html: string): string {
  const code = isCode(html) ? `<code>${html}</code>` : html;
  return code
    .replace(/\b-\b(?![^<]*>)/g, '-\u2060')
    .replace(/(?<=<code>)[^<]*(?=<\/code>)|[\w.]+\(\w[^()<\s]*\)|\b[a-z]+[A-Z_]\w*/g, text =>
      text
        .replace(/\w(?=\.\w)|[a-z\d](?=[A-Z])(?!\w+\))|[/(,_](?=\w)/g, '$&<wbr>')
        .replaceAll('](', ']\u2060('),
    );
}

/** Where a reader would break a name or a path: before a dot or a capital letter, and after other punctuation. */
const BREAKS = /(?<=\w)(?=\.\w)|(?<=[a-z\d])(?=[A-Z])|(?<=[/(<,_])(?=\w)/;

/** A word of more than 16 characters, which may be too long for a line of a small phone. */
const LONG = /\S{17,}/g;

function breakText(text: string): ReactNode {
  const parts = text.replace(LONG, word => word.split(BREAKS).join('\0')).split('\0');
  return parts.flatMap((part, index) => (index > 0 ? [<wbr key={index} />, part] : part));
}

/** Lets long words in text wrap where a reader would break them. */
export const breakLong = (children: ReactNode): ReactNode =>
  Children.map(children, child => (typeof child === 'string' ? breakText(child) : child));
