import type {LoadContext} from '@docusaurus/types';
import type {Feature} from '../common/Feature';
import type {ThemeOptions} from '../common/ThemeOptions';
import {knownPages} from './knownPages';
import {readMovedPages} from './readMovedPages';

/** A not-found page that proposes pages, and leads on from old addresses. */
export const notFoundFeature = (
  {siteConfig, siteDir}: LoadContext,
  {movedPages}: Pick<ThemeOptions, 'movedPages'>,
): Feature => ({
  visitors: async site => [
    knownPages(site, {
      siteTitle: siteConfig.title,
      moved: movedPages ? await readMovedPages(siteDir, movedPages) : {},
    }),
  ],
});
