import { describe, expect, test } from 'vitest'
import { signedOut } from '../../app/events'
import {
  closed,
  deskReducer,
  opened,
  visitorEntered,
  visitorsLeft,
} from './deskSlice'

const busyDesk = { open: true, visitors: 3, sign: 'Ring twice' }

describe('the desk reducer', () => {
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

  test('resets when the member signs out', () => {
    const desk = deskReducer(busyDesk, signedOut())
    expect(desk).toEqual({ open: false, visitors: 0, sign: '' })
  })
})
