import type {PagesContent} from 'docusaurus-plugin-folio-pages/build';
import {THEME_NAME} from '../shared/constants';
import type {FolioThemeConfig} from '../shared/FolioThemeConfig';

/**
 * The page menu copies and opens a doc's Markdown, so the build has to write it.
 *
 * @throws Error if the site enables the page menu without Markdown
 */
export function checkPageMenu(
  themeConfig: {readonly folio?: Pick<FolioThemeConfig, 'pageMenu'>},
  pages: Pick<PagesContent, 'markdown'> | undefined,
): void {
  if (themeConfig.folio?.pageMenu && !pages?.markdown) {
    throw new Error(
      `[${THEME_NAME}] themeConfig.folio.pageMenu copies and opens docs in Markdown, which this site doesn't have (docusaurus.config). Add plugins: [['docusaurus-plugin-folio-pages', {markdown: true}]], or remove themeConfig.folio.pageMenu.`,
    );
  }
}
