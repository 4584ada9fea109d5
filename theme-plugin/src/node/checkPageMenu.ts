import {THEME_NAME} from '../shared/constants';
import type {FolioThemeConfig} from '../shared/FolioThemeConfig';
import type {ThemeOptions} from './common/ThemeOptions';

/**
 * The page menu copies and opens a doc's Markdown, so the build has to write it.
 *
 * @throws Error if the site enables the page menu without the `markdown` option
 */
export function checkPageMenu(
  themeConfig: {readonly folio?: Pick<FolioThemeConfig, 'pageMenu'>},
  {markdown}: Pick<ThemeOptions, 'markdown'>,
): void {
  if (themeConfig.folio?.pageMenu && !markdown) {
    throw new Error(
      `[${THEME_NAME}] themeConfig.folio.pageMenu copies and opens docs in Markdown, which this site doesn't have (docusaurus.config). Set themes → ${THEME_NAME}.markdown to true, or remove themeConfig.folio.pageMenu.`,
    );
  }
}
