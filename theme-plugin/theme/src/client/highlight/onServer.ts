import {codeKey} from '../../shared/code/codeKey';
import type {CodeSource} from '../../shared/code/codeSource';
import {highlight} from './highlight';

export interface ServerCode {
  /** The value of `dangerouslySetInnerHTML`. */
  readonly html: {readonly __html: string};
  /** Identifies the block in the build. Only the server knows it. */
  readonly key?: string;
  readonly lines?: number;
}

/**
 * The highlighted code, when pages are rendered on the server. The browser's bundle has `inBrowser.ts`
 * instead of this module (see `node/bundler/bundlerAliases.ts`), so it doesn't include a highlighter.
 */
export function serverCode(source: CodeSource): ServerCode {
  const html = highlight(source);
  return {html: {__html: html}, key: codeKey(source), lines: html.split('\n').length};
}
