import type {ClientModule} from '@docusaurus/types';

/** Links that are in view on every page. */
const isInFrame = (path: string): boolean =>
  document.querySelector(`:is(.navbar, .footer) a[href="${CSS.escape(path)}"]`) !== null;

/**
 * Core fetches a page's scripts as soon as a link to it is in view. That a link of the navbar or of the footer is in view says
 * nothing about where a reader goes next, so these pages' scripts are fetched once a reader points at the link.
 */
export const onRouteUpdate: NonNullable<ClientModule['onRouteUpdate']> = ({previousLocation}) => {
  if (!previousLocation) {
    const {prefetch, preload} = window.docusaurus;
    window.docusaurus = {preload, prefetch: path => !isInFrame(path) && prefetch(path)};
  }
};
