import { describe, expect, test } from 'vitest'
import { makeStore } from '../../app/store'
import { deskReducer, signWritten, visitorEntered } from './deskSlice'

const busyDesk = { open: true, visitors: 3, sign: 'Ring twice' }

describe('the desk reducer', () => {
  test('starts closed and empty', () => {
    const desk = deskReducer(undefined, { type: 'started' })
    expect(desk).toEqual({ open: false, visitors: 0, sign: '' })
  })

  test('writes the sign', () => {
    expect(deskReducer(busyDesk, signWritten('Back at 4')).sign).toBe('Back at 4')
  })

  test('leaves the state before the action as it was', () => {
    const before = Object.freeze({ ...busyDesk })
    expect(deskReducer(before, visitorEntered())).not.toBe(before)
    expect(before.visitors).toBe(3)
  })

  test('returns the same object for an action of another feature', () => {
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
