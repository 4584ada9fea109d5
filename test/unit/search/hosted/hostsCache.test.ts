/** @jest-environment jsdom */
import type {Host, StatefulHost} from '@algolia/client-common';
import {HOST_RETRY_AFTER_MS} from '@site/theme-plugin/search/src/hosted/constants';
import {failedHostsKey} from '@site/theme-plugin/search/src/hosted/failedHosts';
import {createHostsCache} from '@site/theme-plugin/search/src/hosted/hostsCache';

const FIRST: Host = {url: 'first.example', protocol: 'https', accept: 'read'};
const SECOND: Host = {...FIRST, url: 'second.example'};

const asKey = (host: Host) => ({...host});

/** What the library's transporter stores for a failed host. */
function failed(host: Host, status: StatefulHost['status']): StatefulHost {
  const isTimedOut = status === 'timed out';
  return {...host, status, lastUpdate: Date.now(), isUp: () => false, isTimedOut: () => isTimedOut};
}

const UP = {...FIRST, status: 'up', isUp: () => true};

/** A host's state on a newly loaded page: `up`, `down`, or `timed out`. */
async function stateOf(host: Host, cache = createHostsCache('APP')): Promise<string> {
  const state = await cache.get<Partial<StatefulHost>>(asKey(host), async () => UP as StatefulHost);
  expect(state.isUp?.()).toBe(state.status === 'up');
  expect(state.isTimedOut?.() ?? false).toBe(state.status === 'timed out');
  return state.status ?? '';
}

const stored = () => sessionStorage.getItem(failedHostsKey('APP'));

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

describe('a host that failed', () => {
  it.each(['down', 'timed out'] as const)('is still %s on the next page', async status => {
    await createHostsCache('APP').set(asKey(FIRST), failed(FIRST, status));
    expect(await stateOf(FIRST)).toBe(status);
    expect(await stateOf(SECOND)).toBe('up');
  });

  it('is avoided for two minutes, across pages', async () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
    await createHostsCache('APP').set(asKey(FIRST), failed(FIRST, 'down'));
    clock.mockReturnValue(1_000_000 + HOST_RETRY_AFTER_MS);
    expect(await stateOf(FIRST)).toBe('down');
    clock.mockReturnValue(1_000_001 + HOST_RETRY_AFTER_MS);
    expect(await stateOf(FIRST)).toBe('up');
  });

  it('is used again after the clock was set back', async () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(1_000_000_000);
    const cache = createHostsCache('APP');
    await cache.set(asKey(FIRST), failed(FIRST, 'down'));
    expect(await stateOf(FIRST, cache)).toBe('down');
    clock.mockReturnValue(500_000_000);
    expect([await stateOf(FIRST, cache), await stateOf(FIRST)]).toEqual(['up', 'up']);
  });

  it("doesn't affect the same host for another application", async () => {
    await createHostsCache('OTHER').set(asKey(FIRST), failed(FIRST, 'down'));
    expect(await stateOf(FIRST)).toBe('up');
  });

  it("is used again once it's deleted from the cache, or the cache is cleared", async () => {
    const cache = createHostsCache('APP');
    await cache.set(asKey(FIRST), failed(FIRST, 'down'));
    await cache.set(asKey(SECOND), failed(SECOND, 'down'));
    await cache.delete(asKey(FIRST));
    expect([await stateOf(FIRST), await stateOf(SECOND)]).toEqual(['up', 'down']);
    await cache.clear();
    expect(await stateOf(SECOND)).toBe('up');
  });
});

describe('session storage', () => {
  const far = Date.now() + 100 * HOST_RETRY_AFTER_MS;
  it.each([
    ['no JSON', '{'],
    ['null', 'null'],
    ['a list', '[1]'],
    ['no failure', '{"https://first.example:": null}'],
    ['an unknown state', `{"https://first.example:": {"status": "up", "until": ${Date.now()}}}`],
    ['no time', '{"https://first.example:": {"status": "down"}}'],
    ['a text for the time', '{"https://first.example:": {"status": "down", "until": "9"}}'],
    ['a time far away', `{"https://first.example:": {"status": "down", "until": ${far}}}`],
  ])('with %s hides no host, and is repaired by the next failure', async (_, value) => {
    sessionStorage.setItem(failedHostsKey('APP'), value);
    expect(await stateOf(FIRST)).toBe('up');
    await createHostsCache('APP').set(asKey(FIRST), failed(FIRST, 'down'));
    expect(JSON.parse(stored() ?? '')).toMatchObject({'https://first.example:': {status: 'down'}});
  });

  it.each([
    [
      'full',
      () =>
        jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
          throw new DOMException('full', 'QuotaExceededError');
        }),
    ],
    [
      'denied',
      () =>
        jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
          throw new DOMException('denied', 'SecurityError');
        }),
    ],
  ])("that's %s leaves it to the page to remember failed hosts", async (_, breakStorage) => {
    const error = jest.spyOn(console, 'error');
    breakStorage();
    const cache = createHostsCache('APP');
    await cache.set(asKey(FIRST), failed(FIRST, 'down'));
    expect([await stateOf(FIRST, cache), await stateOf(FIRST)]).toEqual(['down', 'up']);
    expect(error).not.toHaveBeenCalled();
  });
});
