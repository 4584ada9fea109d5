import type {CDPSession} from '@playwright/test';

/** What a page holds in memory. */
export interface Held {
  /** Bytes of JavaScript objects. */
  heap: number;
  /** Nodes of the document, and those that scripts still refer to. */
  nodes: number;
  listeners: number;
  /** Observers of intersections, mutations, sizes, and performance. */
  observers: number;
}

const OBSERVERS = [
  'IntersectionObserver',
  'MutationObserver',
  'ResizeObserver',
  'PerformanceObserver',
];

/** Counts what a page still holds after its garbage was collected. */
export async function measureHeld(client: CDPSession): Promise<Held> {
  await client.send('Performance.enable');
  await client.send('HeapProfiler.enable');
  // Objects that the first collection freed may have held others.
  await client.send('HeapProfiler.collectGarbage');
  await client.send('HeapProfiler.collectGarbage');
  const {metrics} = await client.send('Performance.getMetrics');
  const valueOf = (name: string) => metrics.find(metric => metric.name === name)?.value ?? NaN;
  let observers = 0;
  for (const name of OBSERVERS) {
    observers += await countInstances(client, name);
  }
  return {
    heap: valueOf('JSHeapUsedSize'),
    nodes: valueOf('Nodes'),
    listeners: valueOf('JSEventListeners'),
    observers,
  };
}

async function countInstances(client: CDPSession, type: string): Promise<number> {
  const prototype = await client.send('Runtime.evaluate', {expression: `${type}.prototype`});
  const found = await client.send('Runtime.queryObjects', {
    prototypeObjectId: prototype.result.objectId ?? '',
    objectGroup: 'held',
  });
  const count = await client.send('Runtime.callFunctionOn', {
    objectId: found.objects.objectId,
    functionDeclaration: 'function () { return this.length; }',
    returnByValue: true,
  });
  // These references would keep the observers.
  await client.send('Runtime.releaseObjectGroup', {objectGroup: 'held'});
  return Number(count.result.value);
}
