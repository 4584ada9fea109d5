import { expect, test } from 'vitest'
import { describeDoor, doorReducer, makeDoorStore, type DoorAction } from './door'

const reduceAll = (inside: number, actions: DoorAction[]) =>
  actions.reduce(doorReducer, { inside, capacity: 20 })

test('the house starts empty', () => {
  expect(makeDoorStore().getState()).toEqual({ inside: 0, capacity: 20 })
})

test('guests enter and leave one at a time', () => {
  const door = reduceAll(3, [
    { type: 'door/guestEntered' },
    { type: 'door/guestEntered' },
    { type: 'door/guestLeft' },
  ])
  expect(door).toEqual({ inside: 4, capacity: 20 })
})

test('nobody leaves an empty house', () => {
  expect(reduceAll(0, [{ type: 'door/guestLeft' }]).inside).toBe(0)
})

test('a full house lets in no single guest', () => {
  expect(reduceAll(20, [{ type: 'door/guestEntered' }]).inside).toBe(20)
})

test('of a group, those who find a place come in', () => {
  expect(reduceAll(4, [{ type: 'door/groupArrived', payload: 6 }]).inside).toBe(10)
  expect(reduceAll(17, [{ type: 'door/groupArrived', payload: 6 }]).inside).toBe(20)
})

test('the state before an action stays as it was', () => {
  const before = Object.freeze({ inside: 4, capacity: 20 })
  const after = doorReducer(before, { type: 'door/guestEntered' })
  expect(before.inside).toBe(4)
  expect(after).not.toBe(before)
})

test('the store keeps its state object when an action concerns nobody', () => {
  const store = makeDoorStore()
  const before = store.getState()
  const elsewhere: { type: string } = { type: 'bar/drinkPoured' }
  store.dispatch(elsewhere as DoorAction)
  expect(store.getState()).toBe(before)
})

test.each([
  [20, 'The house is full'],
  [19, '1 place is free'],
  [0, '20 places are free'],
])('with %i inside it says: %s', (inside, text) => {
  expect(describeDoor({ inside, capacity: 20 })).toBe(text)
})
