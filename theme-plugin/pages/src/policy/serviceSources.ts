import type {PolicySources} from '../builtSite/policySources';
import type {AnalyticsOptions} from '../PagesOptions';

/** The origin that the usage analytics need. */
export function analyticsSources(
  analytics: Pick<AnalyticsOptions, 'domain'> | false,
): PolicySources {
  const origin = analytics && `https://${analytics.domain}`;
  return origin ? {'connect-src': [origin], 'script-src': [origin]} : {};
}
