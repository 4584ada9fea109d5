import type {UserThemeOptions} from 'docusaurus-theme-folio';

/**
 * Reads the settings of the site's usage analytics. A deployment turns them on with the variables
 * `ANALYTICS_WEBSITE_ID` and `ANALYTICS_DOMAIN`. Without them, nothing is sent; with only one, the theme's build fails.
 *
 * @param env - for example `process.env`
 */
export function analyticsFromEnvironment({
  ANALYTICS_WEBSITE_ID: websiteId = '',
  ANALYTICS_DOMAIN: domain = '',
}: Readonly<Record<string, string | undefined>>): UserThemeOptions['analytics'] {
  return (websiteId !== '' || domain !== '') && {websiteId, domain};
}
