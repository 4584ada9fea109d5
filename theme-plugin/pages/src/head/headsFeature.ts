import type {LoadContext} from '@docusaurus/types';
import type {PagesOptions} from '../PagesOptions';
import type {Feature} from '../common/Feature';
import {mergeSources} from '../builtSite/policySources';
import {companionSources} from '../policy/companionSources';
import {checkCardPackages} from '../socialCards/checkCardPackages';
import {analyticsSources, analyticsTag} from './analytics';
import {heads} from './heads';

/**
 * Elements in pages' heads for search engines, social networks, and analytics.
 *
 * @throws Error if social cards are on, and the packages that draw them aren't installed
 */
export function headsFeature(
  {siteConfig, siteDir}: LoadContext,
  {analytics, contentSecurityPolicy, structuredData, socialCards}: PagesOptions,
): Feature {
  // Otherwise the build would fail at its end.
  if (socialCards) {
    checkCardPackages();
  }
  return {
    headTags: () =>
      analytics && process.env.NODE_ENV === 'production' ? [analyticsTag(analytics)] : [],
    visitors({outDir, baseUrl, i18n}, docs) {
      const {direction} = i18n.localeConfigs[i18n.currentLocale] ?? {direction: 'ltr'};
      const locale = {siteDir, outDir, baseUrl, direction, siteConfig, docs};
      const policy =
        contentSecurityPolicy &&
        mergeSources(
          contentSecurityPolicy,
          companionSources(siteConfig, contentSecurityPolicy),
          analyticsSources(analytics),
        );
      return heads(locale, {structuredData, socialCards, policy});
    },
  };
}
