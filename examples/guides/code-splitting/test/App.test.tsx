import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  // Each test starts with only the code for the first screen.
  vi.resetModules()
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function openKiosk() {
  const { App } = await import('../src/App')
  const { makeStore } = await import('../src/store')
  const store = makeStore()
  render(
    <Provider store={store}>
      <App />
    </Provider>,
  )
  return store
}

test('the lounge has no state until its page is open and an action is dispatched', async () => {
  const sendBeacon = vi.fn()
  vi.stubGlobal('navigator', Object.assign(navigator, { sendBeacon }))
  const user = userEvent.setup()
  const store = await openKiosk()
  expect(screen.getByText('NA 684 to Lisbon, gate C1')).toBeDefined()
  expect(Object.keys(store.getState())).toEqual(['flights', 'kioskApi'])

  await user.click(screen.getByRole('button', { name: 'Lounge' }))
  expect(await screen.findByText('Free seats: 2')).toBeDefined()
  expect(store.getState()).not.toHaveProperty('lounge')

  await user.click(screen.getByRole('button', { name: 'Admit a guest' }))
  expect(screen.getByText('Free seats: 1')).toBeDefined()
  expect(store.getState()).toHaveProperty('lounge', { guests: 1, seats: 2 })
  expect(sendBeacon).not.toHaveBeenCalled()

  await user.click(screen.getByRole('button', { name: 'Admit a guest' }))
  await user.click(screen.getByRole('button', { name: 'Admit a guest' }))
  expect(sendBeacon).toHaveBeenCalledExactlyOnceWith('/desk/lounge-full')
})

test('the bags page brings the endpoint that it requests', async () => {
  const fetchBag = vi.fn(async () =>
    Response.json({ tag: 'KX401', place: 'Carousel 3' }),
  )
  vi.stubGlobal('fetch', fetchBag)
  const user = userEvent.setup()
  await openKiosk()
  const { kioskApi } = await import('../src/kioskApi')
  expect(Object.keys(kioskApi.endpoints)).toEqual([])

  await user.click(screen.getByRole('button', { name: 'Bags' }))
  expect(await screen.findByText('Bag KX401: Carousel 3')).toBeDefined()
  expect(Object.keys(kioskApi.endpoints)).toEqual(['getBag'])
  expect(fetchBag).toHaveBeenCalledOnce()
})
