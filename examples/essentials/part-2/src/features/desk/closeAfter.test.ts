import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { makeStore } from '../../app/store'
import { closeAfter, opened, selectDeskIsOpen, selectVisitors } from './deskSlice'

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
