/** A call to the service's own script: the name of a method, and its arguments. */
export type InsightsFunction = (method: string, payload: Record<string, unknown>) => void;

const VERSION = '2.17.3';

/** The service's own script, from a CDN. */
export const INSIGHTS_SCRIPT = {
  src: `https://cdn.jsdelivr.net/npm/search-insights@${VERSION}/dist/search-insights.min.js`,
  integrity: 'sha384-puGTibgj5tll4rKBSZMNWXFBG+MuObLcSQE3VnZ/PbPozbHGK7qhg0CFKG9FBUjZ',
} as const;

type QueueingFunction = InsightsFunction & {queue?: unknown[][]; version?: string};
interface InsightsWindow {
  AlgoliaAnalyticsObject?: string;
  [name: string]: unknown;
}

/**
 * The script's function. Until the script has loaded, it queues the calls. If the site has added the script
 * to its pages itself, that one's function is used.
 */
export function loadInsights(page: Window = window): InsightsFunction {
  const globals = page as Window & InsightsWindow;
  const name = globals.AlgoliaAnalyticsObject ?? 'aa';
  const known = globals[name];
  if (typeof known === 'function') {
    return known as InsightsFunction;
  }
  const queue: unknown[][] = [];
  const waiting: QueueingFunction = Object.assign((...call: unknown[]) => void queue.push(call), {
    queue,
    version: VERSION,
  });
  globals.AlgoliaAnalyticsObject = name;
  globals[name] = waiting;
  const script = page.document.createElement('script');
  script.async = true;
  script.src = INSIGHTS_SCRIPT.src;
  script.integrity = INSIGHTS_SCRIPT.integrity;
  script.crossOrigin = 'anonymous';
  page.document.head.append(script);
  // The script replaces this function with its own.
  return (method, payload) => (globals[name] as InsightsFunction)(method, payload);
}
