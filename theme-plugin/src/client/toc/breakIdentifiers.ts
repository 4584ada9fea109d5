/**
 * Lets long identifiers wrap where a reader would break them: after punctuation, and before a capital letter
 * inside a word. Only code and calls change, and in code, only the text.
 *
 * @param html - a heading's HTML, as the MDX loader lists it
 */
export function breakIdentifiers(html: string): string {
  return html.replace(/(?<=<code>)[^<]*(?=<\/code>)|[\w.]+\(\w[^()<\s]*\)/g, text =>
    text.replace(/[a-z\d](?=[A-Z])|[./(,](?=\w)/g, '$&<wbr>'),
  );
}
