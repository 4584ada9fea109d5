/**
 * Keeps the code in a heading from being translated.
 *
 * @param html - a heading's HTML, as the MDX loader lists it
 */
export const keepCode = (html: string): string =>
  html.replaceAll('<code>', '<code translate="no">');
