import {simpleHash} from '@docusaurus/utils';
import {BLOCK_ATTRIBUTE} from '../shared/constants';
import {staticBlocks} from './staticBlocks';

/** Characters of a version, enough to tell those of one site apart. */
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
  const edits = staticBlocks(script).map(({props}) => ({
    start: props,
    end: props,
    text: `"${BLOCK_ATTRIBUTE}": "${version}", `,
  }));
  return replaceAll(script, edits);
}

/**
 * Leaves out what's inside of static blocks. `ServedBlock` takes it from the page's HTML or file. The module waits for it, so
 * core, which waits for the module, shows no page before all of it is there.
 */
function browserScript(script: string, page: string, version: string): string {
  const edits = staticBlocks(script).map(({host, start, end}, place) => ({
    start,
    end,
    text: `_components.servedBlock, {..._article, place: ${place}, host: "${host}"}`,
  }));
  const wait = require.resolve('../client/waitForArticle');
  return `import {waitForArticle as _wait} from ${JSON.stringify(wait)};
const _article = ${JSON.stringify({page, version})};
${replaceAll(script, edits)}
await _wait(_article);
`;
}

/**
 * Changes the script of a doc so that its static blocks aren't sent twice.
 *
 * @param script - the doc, as MDX compiled it, which is the same on the server and in the browser
 * @param page - path of the doc's page, with the base URL
 */
export function articleScript(script: string, page: string, isServer: boolean): string {
  const texts = staticBlocks(script).map(({start, end}) => script.slice(start, end));
  if (texts.length === 0) {
    return script;
  }
  const version = simpleHash(page + texts.join(), VERSION_LENGTH);
  return isServer ? serverScript(script, version) : browserScript(script, page, version);
}
