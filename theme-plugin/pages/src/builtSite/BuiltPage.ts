import type {Nodes} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {parse} from 'parse5';
import {VFile} from 'vfile';
import {readHead, type Head} from './readHead';
import {isNotFound} from './routes';

/**
 * Parses a page, with the source position of each element. The pages are minified and omit optional tags, so only a
 * real HTML parser knows where an element ends.
 */
export function parsePage(html: string): Nodes {
  return fromParse5(parse(html, {sourceCodeLocationInfo: true}), {file: new VFile(html)});
}

/** A page of a built site. It's parsed lazily, once for all visitors, so no visitor may change its elements. */
export class BuiltPage {
  #document: Nodes | undefined;
  #head: Head | undefined;

  /**
   * @param route - with the base URL
   * @param localPath - the route without the base URL
   * @param file - absolute path of the HTML file
   * @param html - the HTML, as Docusaurus wrote it
   */
  constructor(
    readonly route: string,
    readonly localPath: string,
    readonly file: string,
    readonly html: string,
  ) {}

  get document(): Nodes {
    return (this.#document ??= parsePage(this.html));
  }

  get head(): Head {
    return (this.#head ??= readHead(this.document));
  }

  get isNotFound(): boolean {
    return isNotFound(this.localPath);
  }
}
