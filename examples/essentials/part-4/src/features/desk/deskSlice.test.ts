import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { signedOut } from '../../app/events'
import { makeStore } from '../../app/store'
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

describe('the desk reducer', () => {
  test('starts closed and empty', () => {
    const desk = deskReducer(undefined, { type: 'started' })
    expect(desk).toEqual({ open: false, visitors: 0, sign: '' })
  })

  test('opens', () => {
    expect(deskReducer({ ...busyDesk, open: false }, opened()).open).toBe(true)
  })

  test('sends the visitors home when it closes, and keeps the sign', () => {
    const desk = deskReducer(busyDesk, closed())
    expect(desk).toEqual({ open: false, visitors: 0, sign: 'Ring twice' })
  })

  test('counts visitors in and out, and never below zero', () => {
    expect(deskReducer(busyDesk, visitorEntered()).visitors).toBe(4)
    expect(deskReducer(busyDesk, visitorsLeft(2)).visitors).toBe(1)
    expect(deskReducer(busyDesk, visitorsLeft(9)).visitors).toBe(0)
  })

  test('writes the sign', () => {
    expect(deskReducer(busyDesk, signWritten('Back at 4')).sign).toBe('Back at 4')
  })

  test('resets when the member signs out', () => {
    const desk = deskReducer(busyDesk, signedOut())
    expect(desk).toEqual({ open: false, visitors: 0, sign: '' })
  })

  test('leaves the state before the action as it was', () => {
    const before = Object.freeze({ ...busyDesk })
    expect(deskReducer(before, visitorEntered())).not.toBe(before)
    expect(before.visitors).toBe(3)
  })

  test('returns the same object for an action of somebody else', () => {
    expect(deskReducer(busyDesk, { type: 'kettle/boiled' })).toBe(busyDesk)
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
