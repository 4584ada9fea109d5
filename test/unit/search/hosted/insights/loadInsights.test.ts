/** @jest-environment jsdom */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {
  INSIGHTS_SCRIPT,
  loadInsights,
} from '@site/theme-plugin/search/src/hosted/insights/loadInsights';

interface Globals {
  AlgoliaAnalyticsObject?: string;
  aa?: unknown;
  own?: unknown;
}
const globals = window as unknown as Globals;

afterEach(() => {
  delete globals.AlgoliaAnalyticsObject;
  delete globals.aa;
  delete globals.own;
  document.head.replaceChildren();
});

const scripts = () => [...document.head.querySelectorAll('script')];

describe('loadInsights', () => {
  it('adds the script from the CDN, and queues calls until it is loaded', () => {
    const send = loadInsights();
    send('init', {appId: 'APP'});
    const [script] = scripts();
    expect(script?.src).toBe(INSIGHTS_SCRIPT.src);
    expect(script?.crossOrigin).toBe('anonymous');
    expect(script?.async).toBe(true);
    expect(script?.src).toMatch(/search-insights@\d+\.\d+\.\d+\//);
    expect((globals.aa as {queue: unknown}).queue).toEqual([['init', {appId: 'APP'}]]);

    const own = jest.fn();
    globals.aa = own;
    send('viewedObjectIDs', {index: 'docs'});
    expect(own).toHaveBeenCalledWith('viewedObjectIDs', {index: 'docs'});
  });

  it('uses a function that the site already has', () => {
    const own = jest.fn();
    globals.AlgoliaAnalyticsObject = 'own';
    globals.own = own;
    loadInsights()('init', {appId: 'APP'});
    expect(own).toHaveBeenCalledWith('init', {appId: 'APP'});
    expect(scripts()).toEqual([]);
  });

  it('names the release that its integrity hash belongs to', () => {
    const folder = path.resolve(__dirname, '../../../../../node_modules/search-insights');
    const file = path.join(folder, 'dist/search-insights.min.js');
    const hash = createHash('sha384').update(fs.readFileSync(file)).digest('base64');
    expect(INSIGHTS_SCRIPT.integrity).toBe(`sha384-${hash}`);
  });
});
