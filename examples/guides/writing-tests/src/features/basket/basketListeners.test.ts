import { expect, test, vi } from 'vitest'
import { setupStore } from '../../app/store'
import { hamlet } from '../../test/handlers'
import { HOLD_TIME } from './basketListeners'
import { selectSummary, ticketAdded } from './basketSlice'

test('the basket expires five minutes after the last ticket', async () => {
  vi.useFakeTimers()
  const store = setupStore()
  const count = () => selectSummary(store.getState()).count

  store.dispatch(ticketAdded(hamlet))
  await vi.advanceTimersByTimeAsync(HOLD_TIME - 1000)
  store.dispatch(ticketAdded(hamlet))
  await vi.advanceTimersByTimeAsync(HOLD_TIME - 1000)
  expect(count()).toBe(2)

  await vi.advanceTimersByTimeAsync(1000)
  expect(count()).toBe(0)
})
