import {isCode} from '../common/isCode';

/**
 * Lets long identifiers wrap where a reader would break them: before a dot, after other punctuation, and before a
 * capital letter inside a word, but never before parentheses that follow a bracket. Only code, calls, and words in
 * camel case are changed, and of code only the text. Words with a hyphen, such as "signed-in", stay together. A heading
 * that is nothing but code is set as code here, too.
 *
 * @param html - a heading's HTML, as the MDX loader lists it
 */
export function breakIdentifiers(html: string): string {
  const code = isCode(html) ? `<code>${html}</code>` : html;
  return code
    .replace(/\b-\b(?![^<]*>)/g, '-\u2060')
    .replace(/(?<=<code>)[^<]*(?=<\/code>)|[\w.]+\(\w[^()<\s]*\)|\b[a-z]+[A-Z_]\w*/g, text =>
      text
        .replace(/\w(?=\.\w)|[a-z\d](?=[A-Z])|[/(,_](?=\w)/g, '$&<wbr>')
        .replaceAll('](', ']\u2060('),
    );
}
