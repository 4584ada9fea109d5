import {simpleHash} from '@docusaurus/utils';
import {BLOCK_ATTRIBUTE} from '../shared/constants';
import {staticBlocks} from './staticBlocks';

/**
 * Changes the script of a doc so that its static blocks aren't sent twice. On the server, the element of each gets a mark, for
 * `pageFiles`. In the browser, a `ServedBlock` replaces each. The module waits for them, so core, which waits for the module,
 * shows no page before all of it is there.
 *
 * @param script - the doc, as MDX compiled it, which is the same on the server and in the browser
 * @param page - path of the doc's page, with the base URL
 */
export function articleScript(script: string, page: string, isServer: boolean): string {
  const blocks = staticBlocks(script);
  if (blocks.length === 0) {
    return script;
  }
  const texts = blocks.map(({start, end}) => script.slice(start, end));
  // Eight characters are enough to tell the versions of one site apart.
  const version = simpleHash(page + texts.join(), 8);
  // The last one first, because an edit moves what comes after it.
  const changed = blocks.reduceRight((text, {host, start, end, props}, place) => {
    const [from, to, replacement] = isServer
      ? [props, props, `"${BLOCK_ATTRIBUTE}": "${version}", `]
      : [start, end, `_components.servedBlock, {..._article, place: ${place}, host: "${host}"}`];
    return text.slice(0, from) + replacement + text.slice(to);
  }, script);
  if (isServer) {
    return changed;
  }
  const wait = require.resolve('../client/waitForArticle');
  return `import {waitForArticle as _wait} from ${JSON.stringify(wait)};
const _article = ${JSON.stringify({page, version})};
${changed}
await _wait(_article);
`;
}
