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
 * @returns a function that stops this. Links that are gone are never in view, so they can stay observed: browsers hold them
 * weakly, and forgetting hundreds of them one by one would delay the next page.
 */
export function attachLinks(
  block: HTMLElement,
  history: ReturnType<typeof useHistory>,
): () => void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link && isPageLink(link) && isPlainClick(event)) {
      event.preventDefault();
      const {pathname, search, hash} = link;
      const isHere = history.createHref(history.location) === pathname + search + hash;
      history[isHere ? 'replace' : 'push']({pathname, search, hash});
    }
  };
  observer ??= new IntersectionObserver(prefetchVisible);
  for (const link of block.querySelectorAll('a')) {
    // Core finds no page for an address with a fragment, so it would fetch nothing.
    if (isPageLink(link) && link.hash === '') {
      observer.observe(link);
    }
  }
  block.addEventListener('click', follow);
  return () => block.removeEventListener('click', follow);
}
