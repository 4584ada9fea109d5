import { expect, test, vi } from 'vitest'
import { basketExpired, ticketAdded } from '../features/basket/basketSlice'
import { hamlet, medea } from '../test/handlers'
import { createDoubleClickGuard, DOUBLE_CLICK } from './doubleClickGuard'

function setup() {
  vi.useFakeTimers()
  const next = vi.fn((action: unknown) => action)
  const api = { dispatch: vi.fn(), getState: vi.fn() }
  return { next, send: createDoubleClickGuard()(api)(next) }
}

test('the second click of a double click is dropped', () => {
  const { next, send } = setup()
  send(ticketAdded(hamlet))
  vi.advanceTimersByTime(DOUBLE_CLICK - 1)
  expect(send(ticketAdded(hamlet))).toEqual(ticketAdded(hamlet))
  expect(next).toHaveBeenCalledTimes(1)

  vi.advanceTimersByTime(DOUBLE_CLICK)
  send(ticketAdded(hamlet))
  expect(next).toHaveBeenCalledTimes(2)
})

test('other actions are passed on, and their results returned', () => {
  const { next, send } = setup()
  send(ticketAdded(hamlet))
  expect(send(ticketAdded(medea))).toEqual(ticketAdded(medea))
  expect(send(basketExpired())).toEqual(basketExpired())
  expect(next).toHaveBeenCalledTimes(3)
})
