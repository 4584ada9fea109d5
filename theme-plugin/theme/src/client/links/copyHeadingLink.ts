import {copyLink} from './copyLink';
import {isPlainClick} from 'docusaurus-theme-folio-search/shared/isPlainClick';

/** How long a link shows that its address was copied. */
const DONE_MS = 2000;

/** Attribute of such a link, for the style sheet. */
const COPIED_ATTRIBUTE = 'data-copied';

function showCopied(link: Element): void {
  link.setAttribute(COPIED_ATTRIBUTE, '');
  window.setTimeout(() => link.removeAttribute(COPIED_ATTRIBUTE), DONE_MS);
}

/**
 * Makes a heading's link copy its address in addition to leading there. If the clipboard is denied or
 * missing, the link does what links do.
 */
export function copyHeadingLink(event: MouseEvent): void {
  const link =
    event.target instanceof Element
      ? event.target.closest<HTMLAnchorElement>('a.hash-link')
      : undefined;
  if (link && isPlainClick(event)) {
    copyLink(link.href, () => showCopied(link));
  }
}
