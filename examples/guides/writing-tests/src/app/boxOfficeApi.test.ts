import { setupListeners } from '@reduxjs/toolkit/query'
import { http, HttpResponse } from 'msw'
import { expect, onTestFinished, test, vi } from 'vitest'
import { hamlet } from '../test/handlers'
import { server } from '../test/server'
import { boxOfficeApi } from './boxOfficeApi'
import { setupStore } from './store'

const { getShows, buyTickets } = boxOfficeApi.endpoints

/** Counts the requests for the list of shows. */
function countRequests() {
  const counter = { requests: 0 }
  server.use(
    http.get('*/api/shows', () => {
      counter.requests += 1
      return HttpResponse.json([{ ...hamlet, seatsLeft: 4 - counter.requests }])
    }),
  )
  return counter
}

test('a purchase refetches the shows', async () => {
  const counter = countRequests()
  const store = setupStore()
  const seatsLeft = () => {
    const { data: shows } = getShows.select()(store.getState())
    return shows?.[0]?.seatsLeft
  }

  await store.dispatch(getShows.initiate())
  expect(seatsLeft()).toBe(3)

  const tickets = [{ showId: 'hamlet', count: 1 }]
  await store.dispatch(buyTickets.initiate({ tickets })).unwrap()
  await vi.waitFor(() => expect(seatsLeft()).toBe(2))
  expect(counter.requests).toBe(2)
})

test('the shows are polled once a minute', async () => {
  vi.useFakeTimers()
  const counter = countRequests()
  const store = setupStore()
  const subscription = store.dispatch(
    getShows.initiate(undefined, {
      subscriptionOptions: { pollingInterval: 60_000 },
    }),
  )
  await subscription
  expect(counter.requests).toBe(1)

  await vi.advanceTimersByTimeAsync(60_000)
  await vi.waitFor(() => expect(counter.requests).toBe(2))
  subscription.unsubscribe()
  await vi.advanceTimersByTimeAsync(180_000)
  expect(counter.requests).toBe(2)
})

test('the shows are refetched when the window gets focus', async () => {
  const counter = countRequests()
  const store = setupStore()
  onTestFinished(setupListeners(store.dispatch))

  await store.dispatch(
    getShows.initiate(undefined, {
      subscriptionOptions: { refetchOnFocus: true },
    }),
  )
  window.dispatchEvent(new Event('focus'))
  await vi.waitFor(() => expect(counter.requests).toBe(2))
})
