import type {Element} from 'hast';
import {escapeAttribute} from '../shared/escapeHtml';
import {property} from '../builtSite/hast';
import {metaName} from '../builtSite/readHead';
import type {HeadChange} from '../builtSite/HeadEdit';
import {CARD_HEIGHT, CARD_WIDTH} from './cardTree';

/** Properties of a page's image: `og:image`, `og:image:width`, `twitter:image`, … */
const PICTURE = /^(?:og|twitter):image(?::|$)/;

/** The elements that set or describe a page's images. */
function ownPictures(metaElements: readonly Element[]): Element[] {
  return metaElements.filter(meta => PICTURE.test(metaName(meta)));
}

/** Whether a page has an image other than the site's default. */
export function hasOwnPicture(metaElements: readonly Element[], siteImage: string | null): boolean {
  return ownPictures(metaElements).some(
    meta => /:image$/.test(metaName(meta)) && property(meta, 'content') !== siteImage,
  );
}

/**
 * Replaces the site's image with a card in the head. React adds the site's image again when it starts, and
 * removes the elements with `data-rh`, so that there are never two images.
 *
 * @param metaElements - meta elements of the head
 * @param address - absolute URL of the card
 */
export function socialTags(
  metaElements: readonly Element[],
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
    ([attr, name, content = '']) =>
      `<meta ${mark}${attr}=${name} content="${escapeAttribute(content)}">`,
  );
  return {removed, added: tags.join('')};
}
