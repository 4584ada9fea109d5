import {simpleHash} from '@docusaurus/utils';
import {BLOCK_ATTRIBUTE} from '../../shared/articleConstants';
import {staticBlocks} from './staticBlocks';

/** Characters of a version, enough to tell those of one page apart. */
const VERSION_LENGTH = 8;

/** Replaces parts of a text. */
function replaceAll(
  text: string,
  edits: readonly {readonly start: number; readonly end: number; readonly text: string}[],
): string {
  let last = 0;
  const parts = edits.flatMap(({start, end, text: replacement}) => {
    const before = text.slice(last, start);
    last = end;
    return [before, replacement];
  });
  return [...parts, text.slice(last)].join('');
}

/** Marks the element of each static block, for `readArticle`. */
function serverScript(script: string, version: string): string {
  const edits = staticBlocks(script).map(({props}, place) => ({
    start: props,
    end: props,
    text: `"${BLOCK_ATTRIBUTE}": "${place === 0 ? version : ''}", `,
  }));
  return replaceAll(script, edits);
}

/** Leaves out what's inside of static blocks. `ServedBlock` takes it from the page's HTML or file. */
function browserScript(script: string, article: {path: string; version: string}): string {
  const edits = staticBlocks(script).map(({host, start, end}, place) => ({
    start,
    end,
    text: `_components.servedBlock, {page: _article.path, place: ${place}, host: "${host}"}`,
  }));
  return `export const _article = ${JSON.stringify(article)};\n${replaceAll(script, edits)}`;
}

/**
 * Changes the script of a doc so that its static blocks aren't sent twice.
 *
 * @param script - the doc, as MDX compiled it, which is the same on the server and in the browser
 * @param path - of the doc's page
 */
export function articleScript(script: string, path: string, isServer: boolean): string {
  const texts = staticBlocks(script).map(({start, end}) => script.slice(start, end));
  if (texts.length === 0) {
    return script;
  }
  const version = simpleHash(texts.join(), VERSION_LENGTH);
  return isServer ? serverScript(script, version) : browserScript(script, {path, version});
}
