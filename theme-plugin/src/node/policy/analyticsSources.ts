import type {AnalyticsOptions} from '../common/ThemeOptions';
import type {PolicySources} from '../common/policySources';

/** The origin that the usage analytics need. */
export function analyticsSources(analytics: AnalyticsOptions | false): PolicySources {
  const origin = analytics && `https://${analytics.domain}`;
  return origin ? {'connect-src': [origin], 'script-src': [origin]} : {};
}
