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

/** The frame of the playground is a page of the site. A policy that names no frames allows those of the site's origin. */
export const playgroundSources = (isOn: boolean): PolicySources =>
  isOn ? {'frame-src': ["'self'"]} : {};

/** The origin that receives answers to "Was this page helpful?", which may be the site's own. */
export function feedbackSources(feedback: FolioThemeConfig['feedback']): PolicySources {
  return feedback && 'endpoint' in feedback && URL.canParse(feedback.endpoint)
    ? {'connect-src': [new URL(feedback.endpoint).origin]}
    : {};
}
