import siteConfig from '@generated/docusaurus.config';
import type {useHistory} from '@docusaurus/router';
import {isPlainClick} from 'docusaurus-theme-folio-search/shared/isPlainClick';
import {BLOCK_ATTRIBUTE} from '../shared/constants';

/** Whether a link leads to a page of the site. Core writes a target to links that lead elsewhere and to files. */
const isPageLink = (link: HTMLAnchorElement): boolean =>
  link.origin === window.location.origin &&
  link.pathname.startsWith(siteConfig.baseUrl) &&
  link.target === '' &&
  !link.hasAttribute('download') &&
  !link.getAttribute('href')?.startsWith('#');

let observer: IntersectionObserver | undefined;

function prefetchVisible(entries: readonly IntersectionObserverEntry[]): void {
  for (const {target, isIntersecting} of entries) {
    if (isIntersecting) {
      observer?.unobserve(target);
      void window.docusaurus.prefetch(target.getAttribute('href') ?? '');
    }
  }
}

/** The router's, which is the same for the whole visit. */
let history: ReturnType<typeof useHistory> | undefined;

function follow(event: MouseEvent): void {
  const {target} = event;
  const link =
    target instanceof Element ? target.closest<HTMLAnchorElement>(`[${BLOCK_ATTRIBUTE}] a`) : null;
  if (link && history && !event.defaultPrevented && isPageLink(link) && isPlainClick(event)) {
    event.preventDefault();
    const {pathname, search, hash} = link;
    const isHere = history.createHref(history.location) === pathname + search + hash;
    history[isHere ? 'replace' : 'push']({pathname, search, hash});
  }
}

/**
 * Makes links in static HTML do what core's `Link` does: they lead to other pages without loading them from scratch, and
 * those pages' scripts are fetched when a link comes into view. `pageFileModule` loads them when a reader points at it.
 * Links that are gone are never in view, so nothing has to be undone: browsers hold what's observed weakly.
 */
export function attachLinks(block: HTMLElement, router: ReturnType<typeof useHistory>): void {
  if (!history) {
    document.addEventListener('click', follow);
  }
  history = router;
  observer ??= new IntersectionObserver(prefetchVisible);
  for (const link of block.querySelectorAll('a')) {
    // Core finds no page for an address with a fragment, so it would fetch nothing.
    if (isPageLink(link) && link.hash === '') {
      observer.observe(link);
    }
  }
}
