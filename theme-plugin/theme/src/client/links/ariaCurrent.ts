import {isSamePage, isWithin} from './paths';

/** The value of `aria-current` for a link: the page itself, the section that contains the page, or nothing. */
export type AriaCurrent = 'page' | true | undefined;

/** The props of a navbar link that say where it leads and which section it represents. */
export interface CurrentLink {
  /** Address with the base URL. */
  readonly to?: string;
  readonly exact?: boolean;
  /** Path with the base URL; every page below it counts as the link's section. */
  readonly activeBasePath?: string;
  /** Regular expression; every page whose path it matches counts as the link's section. */
  readonly activeBaseRegex?: string;
}

function isSection(link: CurrentLink, pathname: string, baseUrl: string): boolean {
  if (link.activeBaseRegex) {
    return new RegExp(link.activeBaseRegex, 'i').test(pathname);
  }
  if (link.activeBasePath) {
    return pathname.startsWith(link.activeBasePath);
  }
  // A link to part of a page represents only that part, and the home page isn't a section of pages.
  if (!link.to || link.exact || link.to.includes('#') || isSamePage(link.to, baseUrl)) {
    return false;
  }
  return isWithin(pathname, link.to);
}

/** Whether a link leads to the page at `pathname`, or to the section that the page is in. */
export function ariaCurrent(link: CurrentLink, pathname: string, baseUrl: string): AriaCurrent {
  if (link.to && !link.to.includes('#') && isSamePage(link.to, pathname)) {
    return 'page';
  }
  return isSection(link, pathname, baseUrl) || undefined;
}
