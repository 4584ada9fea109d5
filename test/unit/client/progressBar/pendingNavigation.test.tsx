/** @jest-environment jsdom */
import PendingNavigation from '@docusaurus/core/lib/client/PendingNavigation';
import clientModules from '@generated/client-modules';
import routes from '@generated/routes';
import {act, render} from '@testing-library/react';
import {createMemoryHistory} from 'history';
import {Route, Router} from 'react-router-dom';
import * as progressBar from '@site/theme-plugin/src/client/progressBar/progressBarModule';

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
    back: () => act(async () => history.goBack()),
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

it('shows until the page arrives', async () => {
  const site = open();
  await site.go('/slow');
  await wait(200);
  expect(bars()).toBe(1);
  expect(site.shown()).toBe('/api/store');
  await site.arrive('/slow');
  expect(site.shown()).toBe('/slow');
});

it.each([0, 100, 199, 200, 500])('ends with the back button after %d ms', async after => {
  const site = open();
  await site.go('/slow');
  await wait(after);
  await site.back();
  expect(site.shown()).toBe('/api/store');
  await wait(1000);
  expect(bars()).toBe(0);
  await site.arrive('/slow');
});

it.each([0, 100, 500])('ends with a click on a loaded page after %d ms', async after => {
  const site = open();
  await site.go('/slow');
  await wait(after);
  await site.go('/api/createstore');
  expect(site.shown()).toBe('/api/createstore');
  await wait(1000);
  expect(bars()).toBe(0);
});

it.each(['/slow#part', '/slow'])(
  'ends when the page arrives even after a click on %s in the meantime',
  async to => {
    const site = open();
    await site.go('/slow');
    await wait(50);
    await site.go(to);
    await wait(50);
    await site.arrive('/slow');
    expect(site.shown()).toBe(to);
    await wait(1000);
    expect(bars()).toBe(0);
  },
);

it('still shows after a click on an anchor of the pending page', async () => {
  const site = open();
  await site.go('/slow');
  await wait(100);
  await site.go('/slow#part');
  await wait(100);
  expect(bars()).toBe(1);
  await site.arrive('/slow');
});

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

it("doesn't show for an anchor on the same page", async () => {
  const site = open();
  await site.go('/api/store#part');
  await wait(1000);
  expect(bars()).toBe(0);
});

it('disappears when the root is mounted again after a crash', async () => {
  const site = open();
  await site.go('/slow');
  await wait(500);
  site.unmount();
  expect(bars()).toBe(1);
  site.mountAgain();
});
