import type {HtmlTagObject} from '@docusaurus/types';
import type {PolicySources} from '../builtSite/policySources';
import type {AnalyticsOptions} from '../PagesOptions';

/**
 * The script tag of the usage analytics.
 *
 * @returns a `<script>` whose data attributes hold the options, as Umami's tracker reads them
 */
export function analyticsTag(analytics: AnalyticsOptions): HtmlTagObject {
  return {
    tagName: 'script',
    attributes: {
      defer: true,
      src: `https://${analytics.domain}/${analytics.scriptName}`,
      'data-website-id': analytics.websiteId,
      'data-auto-track': String(analytics.autoTrack),
      'data-do-not-track': String(analytics.doNotTrack),
      'data-cache': String(analytics.cache),
      'data-exclude-search': String(analytics.excludeSearch),
    },
  };
}

/** The origin that the usage analytics need. */
export function analyticsSources(
  analytics: Pick<AnalyticsOptions, 'domain'> | false,
): PolicySources {
  const origin = analytics && `https://${analytics.domain}`;
  return origin ? {'connect-src': [origin], 'script-src': [origin]} : {};
}
