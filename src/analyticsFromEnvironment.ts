import type {UserThemeOptions} from 'docusaurus-theme-folio';

/**
 * The site's usage analytics: a deployment switches them on by the variables `ANALYTICS_WEBSITE_ID` and
 * `ANALYTICS_DOMAIN`. Without them nothing is sent; where one of the two is missing, the theme refuses to build.
 *
 * @param env - for example `process.env`
 */
export function analyticsFromEnvironment({
  ANALYTICS_WEBSITE_ID: websiteId = '',
  ANALYTICS_DOMAIN: domain = '',
}: Readonly<Record<string, string | undefined>>): UserThemeOptions['analytics'] {
  return (websiteId !== '' || domain !== '') && {websiteId, domain};
}
