import {codeKey} from '../../shared/code/codeKey';
import type {CodeSource} from '../../shared/code/codeSource';
import {highlight} from './highlight';

export interface ServerCode {
  /** What React takes for `dangerouslySetInnerHTML`. */
  readonly html: {readonly __html: string};
  /** By which the build finds the block again; only the server knows it. */
  readonly key?: string;
  readonly lines?: number;
}

/**
 * The highlighted code, in the compilation that renders the pages. The browser's compilation has
 * `inBrowser.ts` in place of this module (`node/clientAliases.ts`), so no highlighter gets there.
 */
export function serverCode(source: CodeSource): ServerCode {
  const html = highlight(source);
  return {html: {__html: html}, key: codeKey(source), lines: html.split('\n').length};
}
