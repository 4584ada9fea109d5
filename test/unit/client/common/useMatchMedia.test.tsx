/** @jest-environment jsdom */
import {act, renderHook} from '@testing-library/react';
import {useMatchMedia} from '@site/theme-plugin/src/client/common/useMatchMedia';

const NARROW = '(max-width: 40em)';
const DARK = '(prefers-color-scheme: dark)';

const original = window.matchMedia;
const matching = new Set<string>();
const lists = new Map<string, EventTarget>();
/** How many listeners each query has. */
const listening = new Map<string, number>();

beforeEach(() => {
  matching.clear();
  lists.clear();
  listening.clear();
  window.matchMedia = (query: string) => {
    const list = lists.get(query) ?? new EventTarget();
    lists.set(query, list);
    const count = (change: number) => listening.set(query, (listening.get(query) ?? 0) + change);
    return {
      matches: matching.has(query),
      addEventListener: (type: string, listener: () => void) => {
        count(1);
        list.addEventListener(type, listener);
      },
      removeEventListener: (type: string, listener: () => void) => {
        count(-1);
        list.removeEventListener(type, listener);
      },
    } as unknown as MediaQueryList;
  };
});

afterEach(() => {
  window.matchMedia = original;
});

function turn(query: string, isMatch: boolean): void {
  matching[isMatch ? 'add' : 'delete'](query);
  act(() => {
    lists.get(query)?.dispatchEvent(new Event('change'));
  });
}

it("follows the query for as long as it's used", () => {
  const {result, unmount} = renderHook(() => useMatchMedia(NARROW));
  expect(result.current).toBe(false);
  turn(NARROW, true);
  expect(result.current).toBe(true);
  turn(NARROW, false);
  expect(result.current).toBe(false);
  unmount();
  expect(listening.get(NARROW)).toBe(0);
});

it('listens once, no matter how often its component renders', () => {
  const {rerender} = renderHook(() => useMatchMedia(NARROW));
  rerender();
  expect(listening.get(NARROW)).toBe(1);
});

it('replaces the old query with a new one', () => {
  const {result, rerender} = renderHook(({query}) => useMatchMedia(query), {
    initialProps: {query: NARROW},
  });
  rerender({query: DARK});
  expect(listening.get(NARROW)).toBe(0);
  turn(DARK, true);
  expect(result.current).toBe(true);
});
