/** @jest-environment jsdom */
import {act, renderHook} from '@testing-library/react';
import {useLiveStore} from '@site/src/components/home/useLiveStore';

let isOnline = true;

jest.mock('@site/src/components/home/shelf', () => {
  if (!isOnline) {
    throw new Error('offline');
  }
  return jest.requireActual('@site/src/components/home/shelf');
});

const press = (
  {current}: {current: ReturnType<typeof useLiveStore>},
  ...actions: Parameters<typeof current.dispatch>
) => act(async () => actions.forEach(action => current.dispatch(action)));

const start = () => renderHook(() => useLiveStore()).result;

it('fails if the store cannot be loaded, and works once it can', async () => {
  const store = start();
  const before = store.current.steps.length;
  isOnline = false;
  await press(store, 'drillRequested');
  expect([store.current.failed, store.current.steps.length]).toEqual([true, before]);
  isOnline = true;
  await press(store, 'drillRequested');
  expect([store.current.failed, store.current.steps.length]).toEqual([false, before + 1]);
  expect(store.current.state).toEqual({drills: 0, waiting: 2});
});

it('goes on where the page ends, and says which line ran', async () => {
  const store = start();
  expect(store.current.state).toEqual({drills: 0, waiting: 1});
  await press(store, 'drillReturned');
  expect([store.current.state, store.current.ran]).toEqual([{drills: 0, waiting: 0}, 5]);
  await press(store, 'drillReturned');
  expect([store.current.state, store.current.ran]).toEqual([{drills: 1, waiting: 0}, 6]);
  expect(store.current.steps.at(-1)?.action).toBe('shelf/drillReturned');
});

it('counts presses that come before the store has loaded', async () => {
  const store = start();
  const before = store.current.steps.length;
  await act(async () => {
    store.current.dispatch('drillRequested');
    store.current.dispatch('drillReturned');
    store.current.dispatch('drillReturned');
  });
  expect(store.current.steps.length).toBe(before + 3);
  expect(store.current.state).toEqual({drills: 0, waiting: 0});
});

it('shows an earlier step with the line that ran, until the next action', async () => {
  const store = start();
  const look = () => [store.current.shown, store.current.ran];
  expect(look()).toEqual([3, 2]);
  act(() => store.current.show(1));
  expect(look()).toEqual([1, 1]);
  act(() => store.current.show(0));
  expect(look()).toEqual([0, undefined]);
  await press(store, 'drillReturned');
  expect(look()).toEqual([4, 5]);
  expect(store.current.state).toEqual({drills: 0, waiting: 0});
});
