import {BLOCK_ATTRIBUTE} from '../../shared/articleConstants';
import {staticBlocks} from './staticBlocks';

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

/**
 * Changes the script of a doc so that its static blocks aren't sent twice. They're in the page's HTML; in the browser, the
 * script only says where they are. On the server, it marks them.
 *
 * @param script - the doc, as MDX compiled it
 * @param path - of the doc's page
 * @param servedArticle - the module that renders static blocks in the browser; undefined on the server
 */
export function articleScript(
  script: string,
  path: string,
  servedArticle: string | undefined,
): string {
  const blocks = staticBlocks(script);
  if (blocks.length === 0) {
    return script;
  }
  if (servedArticle === undefined) {
    const text = `${JSON.stringify(BLOCK_ATTRIBUTE)}: "", `;
    return replaceAll(
      script,
      blocks.map(({props}) => ({start: props, end: props, text})),
    );
  }
  const edits = blocks.map(({host, start, end}, place) => ({
    start,
    end,
    text: `_served(${JSON.stringify(host)}, ${place})`,
  }));
  return `import {servedBlocks as _servedBlocks} from ${JSON.stringify(servedArticle)};
export const article = ${JSON.stringify({path, blocks: blocks.length})};
const _served = _servedBlocks(article.path);
${replaceAll(script, edits)}`;
}
