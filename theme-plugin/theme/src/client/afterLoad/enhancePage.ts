import siteConfig from '@generated/docusaurus.config';
import {readFolioConfig} from '../../shared/readFolioConfig';
import {copyHeadingLink} from '../links/copyHeadingLink';
import {hashTarget} from 'docusaurus-theme-folio-search/shared/hashTarget';
import {showTarget} from '../links/showTarget';
import {followReadParts} from '../series/followReadParts';
import {dismissPopovers} from './dismissPopovers';
import {followStorage} from './followStorage';

dismissPopovers();
followStorage();

if (readFolioConfig(siteConfig.themeConfig).copyHeadingLinks !== false) {
  document.addEventListener('click', copyHeadingLink);
}

/** Shows the element that a hash refers to. If there's none, it may refer to lines of code. */
function followHash(hash: string): () => void {
  let clear: (() => void) | undefined;
  const target = document.getElementById(hashTarget(hash));
  let isGone = hash === '' || target !== null;
  if (target) {
    showTarget(target);
  } else if (!isGone) {
    import(/* webpackChunkName: "intent-lines" */ '../codeBlock/lines/showLinkedLines').then(
      ({showLinkedLines}) => {
        clear = isGone ? undefined : showLinkedLines(hash);
      },
      () => {},
    );
  }
  return () => {
    isGone = true;
    clear?.();
  };
}

/**
 * Adds what a page works without: highlights linked lines of code, and records progress in a series. Called
 * on each page and when the hash changes.
 *
 * @returns a function that cleans up, to be called before the next navigation
 */
export function enhancePage(body: HTMLElement): () => void {
  const leaveHash = followHash(window.location.hash);
  const part = body.querySelector<HTMLElement>('[data-series]');
  const leavePart = part ? followReadParts(part) : undefined;
  return () => {
    leaveHash();
    leavePart?.();
  };
}
