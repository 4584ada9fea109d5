import type {SearchEvents} from '../../SearchEvents';
import type {HostedConfig} from '../../HostedConfig';

const known = new Map<string, SearchEvents>();

function createLazyEvents({appId, apiKey, indexName}: HostedConfig): SearchEvents {
  let loaded: Promise<SearchEvents> | undefined;

  function tell(report: (events: SearchEvents) => void): void {
    loaded ??= Promise.all([
      import(/* webpackChunkName: "search-insights" */ './createInsights'),
      import(/* webpackChunkName: "search-insights" */ './loadInsights'),
    ]).then(([{createInsights}, {loadInsights}]) =>
      createInsights({appId, apiKey, indexName, load: loadInsights}),
    );
    loaded.then(report, () => {
      loaded = undefined;
    });
  }

  return {
    viewed: hits => tell(events => events.viewed(hits)),
    selected: choice => tell(events => events.selected(choice)),
    active: hit => tell(events => events.active(hit)),
  };
}

/**
 * The analytics events of search, created once per page load. Undefined if the site doesn't collect any,
 * which includes every site without a hosted index.
 */
export function getSearchEvents(hosted: HostedConfig | undefined): SearchEvents | undefined {
  if (process.env.FOLIO_HOSTED_SEARCH && hosted?.insights) {
    const key = JSON.stringify([hosted.appId, hosted.indexName]);
    const events = known.get(key) ?? createLazyEvents(hosted);
    known.set(key, events);
    return events;
  }
  return undefined;
}
