/** @jest-environment jsdom */
import * as progressBar from '@folio/client/progressBar/progressBarModule';
import {onRouteUpdate} from '@folio/client/progressBar/progressBarModule';
import PendingNavigation from '@docusaurus/core/lib/client/PendingNavigation';
import clientModules from '@generated/client-modules';
import routes from '@generated/routes';
import {act, render} from '@testing-library/react';
import {createMemoryHistory} from 'history';
import {Route, Router} from 'react-router-dom';

describe('progressBarModule', () => {
  const place = (pathname: string) => ({
    pathname,
    search: '',
    hash: '',
    state: undefined,
    key: pathname,
  });
  const from = place('/a');
  const to = place('/b');
  const bars = () => document.querySelectorAll<HTMLElement>('#nprogress');
  const share = () => Number(/scaleX\((.*)\)/.exec(bars()[0]?.style.transform ?? '')?.[1]);

  let arrive = () => {};

  /** Starts a navigation like core does, and records what core calls on arrival. */
  function start(target = to, previousLocation: typeof from | null = from): void {
    const clean = onRouteUpdate({location: target, previousLocation});
    arrive = () => clean?.();
  }

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    arrive();
    jest.runOnlyPendingTimers();
    jest.useRealTimers();
  });

  it('starts after 200 ms at 0.08', () => {
    start();
    jest.advanceTimersByTime(199);
    expect(bars()).toHaveLength(0);
    jest.advanceTimersByTime(1);
    expect(bars()).toHaveLength(1);
    expect(share()).toBe(0.08);
  });

  it("doesn't show for a page that arrives within 200 ms", () => {
    start();
    jest.advanceTimersByTime(150);
    arrive();
    jest.advanceTimersByTime(1000);
    expect(bars()).toHaveLength(0);
  });

  it('grows by 0.02 every 800 ms, at a speed of 200 ms, and never completes by itself', () => {
    start();
    jest.advanceTimersByTime(200);
    expect(bars()[0]?.style.transitionDuration).toBe('200ms');
    jest.advanceTimersByTime(800);
    expect(share()).toBeCloseTo(0.1);
    jest.advanceTimersByTime(800);
    expect(share()).toBeCloseTo(0.12);
    jest.advanceTimersByTime(10 * 60_000);
    expect(share()).toBeLessThan(1);
  });

  it('fills up on arrival and is removed', () => {
    start();
    jest.advanceTimersByTime(500);
    arrive();
    expect(share()).toBe(1);
    jest.advanceTimersByTime(200);
    expect(bars()).toHaveLength(0);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('shows only once, even if a navigation starts while the last bar fades', () => {
    start();
    jest.advanceTimersByTime(200);
    arrive();
    start();
    start();
    jest.advanceTimersByTime(199);
    expect(bars().length).toBeLessThanOrEqual(1);
    jest.advanceTimersByTime(1);
    expect(bars()).toHaveLength(1);
    expect(share()).toBe(0.08);
  });

  it('has no spinner and is silent for screen readers', () => {
    start();
    jest.advanceTimersByTime(200);
    expect(bars()[0]).toHaveAttribute('aria-hidden', 'true');
    expect(bars()[0]).toBeEmptyDOMElement();
  });

  it("doesn't show for the first page, or for an anchor on the same page", () => {
    start(to, null);
    start({...from, hash: '#part'});
    jest.advanceTimersByTime(1000);
    expect(bars()).toHaveLength(0);
  });
});

describe('pendingNavigation', () => {
  /** The bar with core's own navigation, which ends it in core's order. */

  const bars = () => document.querySelectorAll('#nprogress').length;

  /** Pages whose code arrives when a test says so. */
  const arrivals = new Map<string, () => void>();
  const loading = (path: string) => {
    const code = new Promise<void>(resolve => arrivals.set(path, resolve));
    return {path, exact: true, component: Object.assign(() => null, {preload: () => code})};
  };

  const stock = [...routes];

  function open() {
    arrivals.clear();
    const slow = ['/slow', '/slower'].map(loading);
    routes.splice(0, routes.length, ...(slow as unknown as typeof routes), ...stock);
    const history = createMemoryHistory({initialEntries: ['/api/store']});
    const site = () => (
      <Router history={history}>
        <Route
          render={({location}) => (
            <PendingNavigation location={location}>
              <Route render={({location: shown}) => <p>{shown.pathname + shown.hash}</p>} />
            </PendingNavigation>
          )}
        />
      </Router>
    );
    const {container, unmount} = render(site());
    return {
      go: (to: string) => act(async () => history.push(to)),
      arrive: (path: string) => act(async () => arrivals.get(path)?.()),
      shown: () => container.textContent,
      unmount,
      mountAgain: () => render(site()),
    };
  }

  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  beforeAll(() => {
    (clientModules as object[]).push(progressBar);
  });
  beforeEach(() => jest.useFakeTimers());
  afterEach(async () => {
    await wait(1000);
    expect(bars()).toBe(0);
    jest.useRealTimers();
  });

  it.each(['/slow#part', '/slow'])(
    'still shows after a click on %s, and ends when the page arrives',
    async to => {
      const site = open();
      await site.go('/slow');
      await wait(100);
      await site.go(to);
      await wait(100);
      expect(bars()).toBe(1);
      await site.arrive('/slow');
      expect(site.shown()).toBe(to);
    },
  );

  it("waits again for a page that the reader chooses instead, but stays if it's already showing", async () => {
    const site = open();
    await site.go('/slow');
    await wait(150);
    await site.go('/slower');
    await wait(199);
    expect(bars()).toBe(0);
    await wait(1);
    expect(bars()).toBe(1);
    await site.go('/slow');
    expect(bars()).toBe(1);
    await site.arrive('/slow');
  });

  it('disappears when the root is mounted again after a crash', async () => {
    const site = open();
    await site.go('/slow');
    await wait(500);
    site.unmount();
    expect(bars()).toBe(1);
    site.mountAgain();
  });
});
