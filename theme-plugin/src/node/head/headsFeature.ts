import type {LoadContext} from '@docusaurus/types';
import {analyticsTag} from './analyticsTag';
import type {Feature} from '../common/Feature';
import type {PageStyles} from '../bundler/pageStyles';
import type {ThemeOptions} from '../common/ThemeOptions';
import {checkCardPackages} from '../socialCards/checkCardPackages';
import {companionSources} from '../policy/companionSources';
import {mergeSources} from '../policy/policyText';
import {readSearchConfig, searchSources} from '../../search/doors/build';
import {analyticsSources} from '../policy/serviceSources';
import {heads} from './heads';
import {themeColorTags} from './themeColorTags';

/**
 * Elements in pages' heads for browsers, search engines, social networks, and analytics.
 *
 * @throws Error if social cards are on, and the packages that draw them aren't installed
 */
export function headsFeature(
  {siteConfig, siteDir}: LoadContext,
  {analytics, contentSecurityPolicy, themeColor, structuredData, socialCards}: ThemeOptions,
  styles: PageStyles,
): Feature {
  // Otherwise the build would fail at its end.
  if (socialCards) {
    checkCardPackages();
  }
  return {
    headTags: () => [
      ...themeColorTags(themeColor),
      ...(analytics && process.env.NODE_ENV === 'production' ? [analyticsTag(analytics)] : []),
    ],
    async visitors({outDir, baseUrl, routes, i18n}, docs) {
      const {direction} = i18n.localeConfigs[i18n.currentLocale] ?? {direction: 'ltr'};
      const locale = {siteDir, outDir, baseUrl, direction, siteConfig, docs};
      const policy =
        contentSecurityPolicy &&
        mergeSources(
          contentSecurityPolicy,
          companionSources(siteConfig, contentSecurityPolicy),
          analyticsSources(analytics),
          searchSources(readSearchConfig(siteConfig.themeConfig).hosted),
        );
      return [
        await heads(locale, {
          structuredData,
          socialCards,
          policy,
          styles: styles.edit(routes, baseUrl),
        }),
      ];
    },
  };
}
