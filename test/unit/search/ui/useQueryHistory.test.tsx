/** @jest-environment jsdom */
import type {ReactNode} from 'react';
import {Router} from 'react-router-dom';
import {act, renderHook} from '@testing-library/react';
import {createMemoryHistory, type MemoryHistory} from 'history';
import {MAX_QUERY_LENGTH} from '@site/theme-plugin/search/src/constants';
import {ADDRESS_PAUSE_MS} from '@site/theme-plugin/search/src/session/createQueryHistory';
import {useQueryHistory} from '@site/theme-plugin/search/src/ui/hooks/useQueryHistory';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const at = (address: string) => createMemoryHistory({initialEntries: [address]});
const addressOf = ({location}: MemoryHistory) => location.pathname + location.search;
const pause = () => act(() => jest.advanceTimersByTime(ADDRESS_PAUSE_MS));

function open(history: MemoryHistory) {
  const wrapper = ({children}: {children: ReactNode}) => (
    <Router history={history}>{children}</Router>
  );
  return renderHook(useQueryHistory, {wrapper});
}

it('shows what is typed at once, and in the address after a pause or when the reader is done', () => {
  const history = at('/search?q=store');
  const {result} = open(history);
  expect(result.current.query).toBe('store');
  act(() => result.current.type('slice'));
  expect(result.current.query).toBe('slice');
  expect(addressOf(history)).toBe('/search?q=store');
  pause();
  expect(addressOf(history)).toBe('/search?q=slice');
  act(() => {
    result.current.type('thunk');
    result.current.settle();
  });
  expect(addressOf(history)).toBe('/search?q=thunk');
  act(() => history.push('/search?q=b'));
  expect(result.current.query).toBe('b');
});

it('truncates what is typed or chosen, in the field and in the address', () => {
  const history = at('/search?q=a');
  const {result} = open(history);
  const long = 'x'.repeat(MAX_QUERY_LENGTH);
  act(() => result.current.type(`${long}x`));
  pause();
  expect(result.current.query).toBe(long);
  expect(addressOf(history)).toBe(`/search?q=${long}`);
  act(() => result.current.choose(`y${long}`));
  expect(result.current.query).toBe(`y${long.slice(1)}`);
  expect(addressOf(history)).toBe(`/search?q=y${long.slice(1)}`);
});

it('leaves the address alone once its page is left', () => {
  const history = at('/search');
  const {result, unmount} = open(history);
  act(() => result.current.type('late'));
  unmount();
  history.push('/other');
  pause();
  expect(addressOf(history)).toBe('/other');
});
