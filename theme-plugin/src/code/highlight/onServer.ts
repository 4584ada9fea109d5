import {codeKey} from '../source/codeKey';
import type {CodeSource} from '../source/codeSource';
import {highlight} from './highlight';

/** What React gets for a block's `<code>`: its HTML, and the key by which the build finds it again. */
export type ServerCode = {readonly __html: string; readonly key?: string};

/**
 * The highlighted code, in the compilation that renders the pages. The browser's compilation has
 * `inBrowser.ts` in place of this module (`node/clientAliases.ts`), so no highlighter gets there.
 */
export function serverCode(source: CodeSource): ServerCode {
  return {__html: highlight(source), key: codeKey(source)};
}
