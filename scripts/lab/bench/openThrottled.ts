import {CPU_SLOWDOWN, PHONE_VIEWPORT, SLOW_NETWORK} from './constants';
import type {Browser, Page} from '@playwright/test';

/** A device and its connection. */
interface Conditions {
  viewport: {width: number; height: number};
  /** CPU slowdown factor. */
  rate: number;
  /** As in Chrome's DevTools protocol: latency in ms, throughput in bytes per second. */
  network: {latency: number; downloadThroughput: number; uploadThroughput: number};
}

export const SLOW_PHONE: Conditions = {
  viewport: PHONE_VIEWPORT,
  rate: CPU_SLOWDOWN,
  network: SLOW_NETWORK,
};

/** Opens an empty page with an empty cache. Close its context when done. */
export async function openThrottled(
  browser: Browser,
  {viewport, rate, network}: Conditions,
): Promise<Page> {
  const context = await browser.newContext({viewport, hasTouch: viewport === PHONE_VIEWPORT});
  const page = await context.newPage();
  // tsx wraps functions with a name in a call that only its own modules have.
  await page.addInitScript('globalThis.__name = named => named');
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {offline: false, ...network});
  await client.send('Emulation.setCPUThrottlingRate', {rate});
  return page;
}
