import type {ClientModule} from '@docusaurus/types';
import {prefersSaveData} from '../common/prefersSaveData';
import {loadKnownPage} from '../pageFile/loadKnownPage';

/** Links that are in view on every page. */
const FRAME = '.navbar a, .footer a';

/** The link to the next page, at the end of an article. */
const NEXT = '.pagination-nav__link--next';

const leadTo = (path: string, links: string): boolean =>
  document.querySelector(`:is(${links})[href="${CSS.escape(path)}"]`) !== null;

/**
 * Core fetches a page's scripts as soon as a link to it is in view. That a link of the navbar or of the footer is in view says
 * nothing about where a reader goes next, so these pages' scripts are fetched once a reader points at the link. Readers who
 * have come to the end of an article probably read the next one, so its HTML is fetched, too.
 */
export const onRouteUpdate: NonNullable<ClientModule['onRouteUpdate']> = ({previousLocation}) => {
  if (!previousLocation) {
    const {prefetch, preload} = window.docusaurus;
    window.docusaurus = {
      preload,
      prefetch(path) {
        if (leadTo(path, NEXT) && !prefersSaveData()) {
          loadKnownPage(path);
        }
        return !leadTo(path, FRAME) && prefetch(path);
      },
    };
  }
};
