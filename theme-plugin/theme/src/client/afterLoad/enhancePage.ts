import siteConfig from '@generated/docusaurus.config';
import {readFolioConfig} from '../../shared/readFolioConfig';
import {copyHeadingLink} from '../links/copyHeadingLink';
import {hashTarget} from 'docusaurus-theme-folio-search/shared/hashTarget';
import {showTarget} from '../links/showTarget';
import {dismissPopovers} from './dismissPopovers';
import {followStorage} from './followStorage';

dismissPopovers();
followStorage();

if (readFolioConfig(siteConfig.themeConfig).copyHeadingLinks !== false) {
  document.addEventListener('click', copyHeadingLink);
}

/**
 * Shows the element that the page's address refers to. If there's none, it may refer to lines of code. Called on each page and
 * when the hash changes.
 *
 * @returns a function that cleans up, to be called before the next navigation
 */
export function enhancePage(): () => void {
  const {hash} = window.location;
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
