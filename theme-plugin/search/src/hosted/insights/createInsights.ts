import {INSIGHTS_BATCH_SIZE, INSIGHTS_DEBOUNCE_MS} from '../constants';
import type {SearchEvents} from '../../SearchEvents';
import type {HostedConfig} from '../../HostedConfig';
import type {StoredHit} from '../../SearchClient';
import type {InsightsFunction} from './loadInsights';

export type InsightsOptions = Pick<HostedConfig, 'appId' | 'apiKey' | 'indexName'> & {
  /** Called with the first event. */
  readonly load: () => InsightsFunction;
};

function portionsOf(ids: readonly string[]): string[][] {
  const count = Math.ceil(ids.length / INSIGHTS_BATCH_SIZE);
  return Array.from({length: count}, (_, place) =>
    ids.slice(place * INSIGHTS_BATCH_SIZE, (place + 1) * INSIGHTS_BATCH_SIZE),
  );
}

/**
 * Reports to the service's analytics. Views are sent in batches of 20 after 400 ms, because only hits that stay
 * on screen that long were seen. The same hits are reported once.
 */
export function createInsights({appId, apiKey, indexName, load}: InsightsOptions): SearchEvents {
  let send: InsightsFunction | undefined;
  let viewTimer: ReturnType<typeof setTimeout> | undefined;
  let activeTimer: ReturnType<typeof setTimeout> | undefined;
  let lastViewed = '';
  let lastActive = '';

  function report(method: string, payload: Record<string, unknown>): void {
    try {
      if (!send) {
        send = load();
        send('init', {appId, apiKey, partial: true});
      }
      send(method, {index: indexName, ...payload});
    } catch {
      // Readers don't need to know if the script is blocked or broken.
    }
  }

  function sendViewed(hits: readonly StoredHit[]): void {
    const ids = hits.map(({objectID}) => objectID);
    const key = ids.join('\n');
    if (key !== lastViewed) {
      lastViewed = key;
      for (const objectIDs of portionsOf(ids)) {
        report('viewedObjectIDs', {eventName: 'Items Viewed', objectIDs});
      }
    }
  }

  return {
    viewed(hits) {
      clearTimeout(viewTimer);
      viewTimer = setTimeout(() => sendViewed(hits), INSIGHTS_DEBOUNCE_MS);
    },
    selected({hit, position, queryID}) {
      const objectIDs = [hit.objectID];
      if (queryID === undefined) {
        report('clickedObjectIDs', {eventName: 'Item Selected', objectIDs});
      } else {
        const eventName = 'Item Selected';
        const payload = {eventName, objectIDs, positions: [position], queryID};
        report('clickedObjectIDsAfterSearch', payload);
      }
    },
    active({objectID}) {
      clearTimeout(activeTimer);
      activeTimer = setTimeout(() => {
        if (objectID !== lastActive) {
          lastActive = objectID;
          report('viewedObjectIDs', {eventName: 'Item Active', objectIDs: [objectID]});
        }
      }, INSIGHTS_DEBOUNCE_MS);
    },
  };
}
