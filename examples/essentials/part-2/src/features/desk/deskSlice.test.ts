import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { makeStore } from '../../app/store'
import { deskReducerByHand } from './deskReducerByHand'
import {
  closeAfter,
  closed,
  deskReducer,
  opened,
  selectDeskIsOpen,
  selectVisitors,
  signWritten,
  visitorEntered,
  visitorsLeft,
  type DeskState,
} from './deskSlice'

const busyDesk: DeskState = { open: true, visitors: 3, sign: 'Ring twice' }

describe.each([
  ['with Immer', deskReducer],
  ['by hand', deskReducerByHand],
])('the desk reducer %s', (_name, reducer) => {
  test('starts closed and empty', () => {
    const desk = reducer(undefined, { type: 'started' })
    expect(desk).toEqual({ open: false, visitors: 0, sign: '' })
  })

  test('opens', () => {
    expect(reducer({ ...busyDesk, open: false }, opened()).open).toBe(true)
  })

  test('sends the visitors home when it closes, and keeps the sign', () => {
    const desk = reducer(busyDesk, closed())
    expect(desk).toEqual({ open: false, visitors: 0, sign: 'Ring twice' })
  })

  test('counts visitors in and out, and never below zero', () => {
    expect(reducer(busyDesk, visitorEntered()).visitors).toBe(4)
    expect(reducer(busyDesk, visitorsLeft(2)).visitors).toBe(1)
    expect(reducer(busyDesk, visitorsLeft(9)).visitors).toBe(0)
  })

  test('writes the sign', () => {
    expect(reducer(busyDesk, signWritten('Back at 4')).sign).toBe('Back at 4')
  })

  test('leaves the state before the action as it was', () => {
    const before = Object.freeze({ ...busyDesk })
    expect(reducer(before, visitorEntered())).not.toBe(before)
    expect(before.visitors).toBe(3)
  })

  test('returns the same object for an action of somebody else', () => {
    expect(reducer(busyDesk, { type: 'kettle/boiled' })).toBe(busyDesk)
  })
})

test('state that is changed outside a reducer throws', () => {
  const store = makeStore()
  const { desk } = store.getState()
  expect(() => {
    desk.visitors = 9
  }).toThrow("Cannot assign to read only property 'visitors'")
})

describe('closeAfter', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })

  afterEach(() => {
    vi.useRealTimers()
  })

  test('closes the desk when the time is up, and not before', () => {
    const store = makeStore()
    store.dispatch(opened())
    store.dispatch(closeAfter(5000))

    vi.advanceTimersByTime(4999)
    expect(selectDeskIsOpen(store.getState())).toBe(true)
    vi.advanceTimersByTime(1)
    expect(selectDeskIsOpen(store.getState())).toBe(false)
  })

  test('dispatches nothing when the desk is closed by then', () => {
    const store = makeStore()
    store.dispatch(closeAfter(5000))
    const stateBefore = store.getState()

    vi.advanceTimersByTime(5000)
    expect(store.getState()).toBe(stateBefore)
    expect(selectVisitors(store.getState())).toBe(0)
  })
})
