import type {UserPagesOptions} from 'docusaurus-plugin-folio-pages';

/**
 * Reads the site's analytics settings. A deployment turns analytics on with the variables `ANALYTICS_WEBSITE_ID` and
 * `ANALYTICS_DOMAIN`. Without them, nothing is sent. With only one of them, the theme fails the build.
 *
 * @param env - usually `process.env`
 */
export function analyticsFromEnvironment({
  ANALYTICS_WEBSITE_ID: websiteId = '',
  ANALYTICS_DOMAIN: domain = '',
}: Readonly<Record<string, string | undefined>>): UserPagesOptions['analytics'] {
  return (websiteId !== '' || domain !== '') && {websiteId, domain};
}
