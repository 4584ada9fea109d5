import {translate} from '@docusaurus/Translate';
import {announce} from '../codeBlock/announce';

/** How long a link shows that its address was copied. */
const DONE_MS = 2000;

/** Attribute of such a link, for the style sheet. */
const COPIED_ATTRIBUTE = 'data-copied';

/** Says that the address of a link was copied: by ear, and for a while at the link itself. */
export function showCopied(link: Element): void {
  announce(
    translate({
      id: 'folio.Heading.linkCopied',
      message: 'Link copied',
      description: 'What a screen reader says once the link of a heading has copied its address',
    }),
  );
  link.setAttribute(COPIED_ATTRIBUTE, '');
  window.setTimeout(() => link.removeAttribute(COPIED_ATTRIBUTE), DONE_MS);
}
