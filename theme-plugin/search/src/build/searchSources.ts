import type {PolicySources} from 'docusaurus-plugin-folio-pages/build';
import type {HostedConfig} from '../HostedConfig';
import {INSIGHTS_SCRIPT} from '../hosted/insights/loadInsights';

/** The hosts that Algolia's client tries, in its order of preference. */
const searchHosts = ({appId}: HostedConfig): string[] => [
  `https://${appId}-dsn.algolia.net`,
  ...[1, 2, 3].map(number => `https://${appId}-${number}.algolianet.com`),
];

/** Where the service's own script sends its events. */
const INSIGHTS_HOSTS = ['https://insights.algolia.io', 'https://insights.us.algolia.io'];

/** The origins that a hosted search index needs. */
export function searchSources(hosted: HostedConfig | undefined): PolicySources {
  if (!hosted) {
    return {};
  }
  const connect = searchHosts(hosted);
  return hosted.insights
    ? {
        'connect-src': [...connect, ...INSIGHTS_HOSTS],
        'script-src': [new URL(INSIGHTS_SCRIPT.src).origin],
      }
    : {'connect-src': connect};
}
