import type {LoadContext} from '@docusaurus/types';
import type {Feature} from '../common/Feature';
import type {ThemeOptions} from '../common/ThemeOptions';
import {knownPages} from './knownPages';
import {readMovedPages} from './readMovedPages';

/** A not-found page that suggests pages, and links to the new address of one that moved. */
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
