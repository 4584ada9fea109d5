import {IDLE_MS, VIEWPORT} from './constants';
import {sumBytes} from './sumBytes';
import type {Browser} from '@playwright/test';
import type {Bytes, Received} from './sumBytes';

/** How often to check whether a page has become idle, in ms. */
const POLL_MS = 100;

/** Loads a URL with an empty cache and measures what was downloaded. */
export async function measurePage(browser: Browser, url: string): Promise<Bytes> {
  const context = await browser.newContext({viewport: VIEWPORT});
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  /** Responses by request ID. */
  const requests: Map<string, Received & {ended: boolean}> = new Map();
  let loadedAt = 0;
  let lastEvent = performance.now();

  client.on('Network.requestWillBeSent', ({requestId, timestamp, type, request}) => {
    lastEvent = performance.now();
    const ahead = type === 'Prefetch' || request.initialPriority === 'VeryLow';
    requests.set(requestId, {mimeType: '', bytes: 0, ahead, startedAt: timestamp, ended: false});
  });
  client.on('Network.responseReceived', ({requestId, response}) => {
    Object.assign(requests.get(requestId) ?? {}, {mimeType: response.mimeType});
  });
  client.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    lastEvent = performance.now();
    Object.assign(requests.get(requestId) ?? {}, {bytes: encodedDataLength, ended: true});
  });
  client.on('Network.loadingFailed', ({requestId}) => {
    Object.assign(requests.get(requestId) ?? {}, {ended: true});
  });
  client.on('Page.loadEventFired', ({timestamp}) => {
    loadedAt = timestamp;
  });
  await client.send('Network.enable');
  await client.send('Page.enable');
  await page.goto(url, {waitUntil: 'load'});
  const isIdle = () =>
    loadedAt > 0 &&
    performance.now() - lastEvent > IDLE_MS &&
    [...requests.values()].every(({ended}) => ended);
  while (!isIdle()) {
    await new Promise(resolve => setTimeout(resolve, POLL_MS));
  }
  await context.close();
  return sumBytes([...requests.values()], loadedAt);
}
