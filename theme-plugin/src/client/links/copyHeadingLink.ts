import siteConfig from '@generated/docusaurus.config';
import type {FolioThemeConfig} from '../../shared/FolioThemeConfig';
import {isPlainClick} from './isPlainClick';

/**
 * The link of a heading copies its address as well as leading there. Written in the click itself, as Safari allows
 * it nowhere else; where the clipboard is refused or missing, the link does what links do.
 */
function onClick(event: MouseEvent): void {
  const link =
    event.target instanceof Element
      ? event.target.closest<HTMLAnchorElement>('a.hash-link')
      : undefined;
  if (link && isPlainClick(event)) {
    navigator.clipboard
      ?.writeText(link.href)
      .then(() => import(/* webpackChunkName: "intent-link-copied" */ './showCopied'))
      .then(
        ({showCopied}) => showCopied(link),
        () => {},
      );
  }
}

const {folio} = siteConfig.themeConfig as {readonly folio?: Partial<FolioThemeConfig>};

if (typeof document !== 'undefined' && folio?.copyHeadingLinks !== false) {
  document.addEventListener('click', onClick);
}
