import { legacy_createStore as createStore } from 'redux'
import { expect, test } from 'vitest'
import { doorReducer, selectPlacesLeft, type DoorAction } from './door'

const evening: DoorAction[] = [
  { type: 'door/guestEntered' },
  { type: 'door/groupArrived', payload: 30 },
  { type: 'door/guestLeft' },
]

test('reducing a list of actions is the same as dispatching them', () => {
  const store = createStore(doorReducer)
  const reduced = evening.reduce(doorReducer, store.getState())

  evening.forEach((action) => store.dispatch(action))

  expect(store.getState()).toEqual(reduced)
  expect(reduced).toEqual({ inside: 19, capacity: 20 })
})

test('the previous state stays as it was', () => {
  const before = Object.freeze({ inside: 4, capacity: 20 })
  const after = doorReducer(before, { type: 'door/guestEntered' })
  expect(before.inside).toBe(4)
  expect(after.inside).toBe(5)
})

test('an unknown action returns the same reference', () => {
  const before = { inside: 4, capacity: 20 }
  // @ts-expect-error: the union rules it out, but Redux sends actions of its own.
  expect(doorReducer(before, { type: 'bar/drinkPoured' })).toBe(before)
})

test('the places left are computed from the state', () => {
  expect(selectPlacesLeft({ inside: 19, capacity: 20 })).toBe(1)
})
