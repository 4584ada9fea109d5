import { configureStore } from '@reduxjs/toolkit'
import { afterEach, expect, test, vi } from 'vitest'
import { createReconnect } from '../src/reconnect'
import { connectionLost, connectionRequested } from '../src/socketBridge'

/** The state is the number of requests. */
const makeCountingStore = () =>
  configureStore({
    reducer: (requests: number = 0, action) =>
      connectionRequested.match(action) ? requests + 1 : requests,
    middleware: (getDefault) => getDefault().prepend(createReconnect()),
  })

afterEach(() => {
  vi.useRealTimers()
})

test.each([
  [1, 1000],
  [3, 4000],
  [20, 30_000],
])('after %i failures, the pause is %i ms', async (failures, pause) => {
  vi.useFakeTimers()
  const store = makeCountingStore()
  store.dispatch(connectionLost(failures))
  await vi.advanceTimersByTimeAsync(pause - 1)
  expect(store.getState()).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(store.getState()).toBe(1)
})

test('a loss during the pause starts a new pause', async () => {
  vi.useFakeTimers()
  const store = makeCountingStore()
  store.dispatch(connectionLost(1))
  await vi.advanceTimersByTimeAsync(500)
  store.dispatch(connectionLost(2))
  await vi.advanceTimersByTimeAsync(1999)
  expect(store.getState()).toBe(0)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(store.getState()).toBe(1)
})
