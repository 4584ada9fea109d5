import siteConfig from '@generated/docusaurus.config';
import type {useHistory} from '@docusaurus/router';
import {isPlainClick} from '../../shared/isPlainClick';

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

/**
 * Makes links in static HTML do what core's `Link` does: they lead to other pages without loading them from scratch, and
 * those pages' scripts are fetched when a link comes into view. `pageFileModule` loads them when a reader points at it.
 *
 * @returns a function that stops this
 */
export function attachLinks(
  block: HTMLElement,
  history: ReturnType<typeof useHistory>,
): () => void {
  const links = Array.from(block.querySelectorAll('a')).filter(isPageLink);
  const attached = new AbortController();
  observer ??= new IntersectionObserver(prefetchVisible);
  for (const link of links) {
    const follow = (event: MouseEvent) => {
      if (isPlainClick(event)) {
        event.preventDefault();
        const {pathname, search, hash} = link;
        const isHere = history.createHref(history.location) === pathname + search + hash;
        history[isHere ? 'replace' : 'push']({pathname, search, hash});
      }
    };
    observer.observe(link);
    link.addEventListener('click', follow, {signal: attached.signal});
  }
  return () => {
    links.forEach(link => observer?.unobserve(link));
    attached.abort();
  };
}
