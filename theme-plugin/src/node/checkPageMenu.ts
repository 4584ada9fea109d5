import {THEME_NAME} from '../shared/constants';
import type {FolioThemeConfig} from '../shared/FolioThemeConfig';
import type {ThemeOptions} from './common/ThemeOptions';

/**
 * The buttons above an article copy and open its Markdown, so there has to be one.
 *
 * @throws Error where the site has the buttons and no Markdown
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
