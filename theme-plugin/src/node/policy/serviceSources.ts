import type {FolioThemeConfig} from '../../shared/FolioThemeConfig';
import type {PolicySources} from '../common/policySources';
import type {AnalyticsOptions} from '../common/ThemeOptions';

/** The origin that the usage analytics need. */
export function analyticsSources(
  analytics: Pick<AnalyticsOptions, 'domain'> | false,
): PolicySources {
  const origin = analytics && `https://${analytics.domain}`;
  return origin ? {'connect-src': [origin], 'script-src': [origin]} : {};
}

/** The origin that receives answers to "Was this page helpful?", which may be the site's own. */
export function feedbackSources(feedback: FolioThemeConfig['feedback']): PolicySources {
  return feedback && 'endpoint' in feedback && URL.canParse(feedback.endpoint)
    ? {'connect-src': [new URL(feedback.endpoint).origin]}
    : {};
}
