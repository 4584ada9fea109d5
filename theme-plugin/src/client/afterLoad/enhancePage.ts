import siteConfig from '@generated/docusaurus.config';
import {readFolioConfig} from '../../shared/readFolioConfig';
import {copyHeadingLink} from '../links/copyHeadingLink';
import {hashTarget} from '../links/hashTarget';
import {followReadParts} from '../series/followReadParts';
import {dismissPopovers} from './dismissPopovers';

dismissPopovers();

if (readFolioConfig(siteConfig.themeConfig).copyHeadingLinks !== false) {
  document.addEventListener('click', copyHeadingLink);
}

/** An address that names no element of the page may name lines of code. */
function followHash(hash: string): () => void {
  let clear: (() => void) | undefined;
  let isGone = hash === '' || document.getElementById(hashTarget(hash)) !== null;
  if (!isGone) {
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
 * The reader has come to a page, or to another place of it.
 *
 * @returns a function to be called when the reader goes on
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
