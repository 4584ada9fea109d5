import {KEY_ATTRIBUTE} from '../../shared/code/constants';

/** `<code … data-code=key …>`, with or without quotes (minified). The element only contains spans and text. */
const BLOCK = new RegExp(`<code(?=[^>]*\\s${KEY_ATTRIBUTE}=["']?(\\w+))[^>]*>([^]*?)</code>`, 'g');

/** The highlighted code blocks of a built page: key → HTML, as the theme's `serverCode` rendered them. */
export function readBlocks(page: string): Record<string, string> {
  return Object.fromEntries(
    Array.from(page.matchAll(BLOCK), ([, key = '', html = '']) => [key, html]),
  );
}
