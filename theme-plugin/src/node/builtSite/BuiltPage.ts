import {parseHtml, type HtmlDocument} from './html';
import {readHead, type Head} from './readHead';
import {isNotFound} from './routes';

/** A page of a built site. It's parsed lazily, once for all visitors, so no visitor may change its elements. */
export class BuiltPage {
  #document: HtmlDocument | undefined;
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

  get document(): HtmlDocument {
    return (this.#document ??= parseHtml(this.html));
  }

  get head(): Head {
    return (this.#head ??= readHead(this.document));
  }

  get isNotFound(): boolean {
    return isNotFound(this.localPath);
  }
}
