import {attribute, type HtmlElement} from '../builtSite/html';
import {metaName} from '../builtSite/readHead';
import type {HeadChange} from '../builtSite/HeadEdit';
import {CARD_HEIGHT, CARD_WIDTH} from './cardTree';

/** What networks show of a page: `og:image`, `og:image:width`, `twitter:image`, … */
const PICTURE = /^(?:og|twitter):image(?::|$)/;

/** The pictures that a page has by itself, as the elements that name them or describe them. */
function ownPictures(metaElements: readonly HtmlElement[]): HtmlElement[] {
  return metaElements.filter(meta => PICTURE.test(metaName(meta)));
}

/** Whether a page has a picture other than the one that the whole site has. */
export function hasOwnPicture(
  metaElements: readonly HtmlElement[],
  siteImage: string | null,
): boolean {
  return ownPictures(metaElements).some(
    meta => /:image$/.test(metaName(meta)) && attribute(meta, 'content') !== siteImage,
  );
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * Names a card in a head, in place of the site's picture. React puts the latter back when it starts, and takes
 * away with it what bears `data-rh`: there must never be two pictures.
 *
 * @param metaElements - of the head
 * @param address - of the card, absolute
 */
export function socialTags(
  metaElements: readonly HtmlElement[],
  address: string,
  alt: string,
): HeadChange {
  const removed = ownPictures(metaElements);
  const mark = removed.length > 0 ? 'data-rh=true ' : '';
  const tags = [
    ['property', 'og:image', address],
    ['property', 'og:image:width', String(CARD_WIDTH)],
    ['property', 'og:image:height', String(CARD_HEIGHT)],
    ['property', 'og:image:alt', alt],
    ['name', 'twitter:image', address],
  ].map(
    ([attr, name, content = '']) => `<meta ${mark}${attr}=${name} content="${escape(content)}">`,
  );
  return {removed, added: tags.join('')};
}
