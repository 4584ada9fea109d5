import siteConfig from '@generated/docusaurus.config';
import type {useHistory} from '@docusaurus/router';
import {isPlainClick} from '../../shared/isPlainClick';

/** Events that suggest that a reader is about to follow a link. */
const INTENTS = ['mouseover', 'focusin', 'touchstart'];

/** Links to pages of the site. What has a target isn't one: core writes it to links that lead elsewhere and to files. */
function pageLinkOf(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link && isPageLink(link) ? link : undefined;
}

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

function preload({target}: Event): void {
  const link = pageLinkOf(target);
  if (link) {
    // If this fails, following the link loads the page, or reports the failure.
    Promise.resolve(window.docusaurus.preload(link.pathname)).catch(() => {});
  }
}

/**
 * Makes links in static HTML do what core's `Link` does: they lead to other pages without loading them from scratch, and
 * those pages' scripts are fetched early.
 *
 * @returns a function that stops this
 */
export function attachLinks(
  block: HTMLElement,
  history: ReturnType<typeof useHistory>,
): () => void {
  const links = Array.from(block.querySelectorAll('a')).filter(isPageLink);
  if (links.length === 0) {
    return () => {};
  }
  const follow = (event: MouseEvent) => {
    const link = pageLinkOf(event.target);
    if (link && isPlainClick(event)) {
      event.preventDefault();
      const {pathname, search, hash} = link;
      const isHere = history.createHref(history.location) === pathname + search + hash;
      history[isHere ? 'replace' : 'push']({pathname, search, hash});
    }
  };
  observer ??= new IntersectionObserver(prefetchVisible);
  links.forEach(link => observer?.observe(link));
  const attached = new AbortController();
  const {signal} = attached;
  block.addEventListener('click', follow, {signal});
  INTENTS.forEach(type => block.addEventListener(type, preload, {passive: true, signal}));
  return () => {
    links.forEach(link => observer?.unobserve(link));
    attached.abort();
  };
}
