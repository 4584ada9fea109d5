import type { Middleware } from '@reduxjs/toolkit'
import { ticketAdded } from '../features/basket/basketSlice'

export const DOUBLE_CLICK = 300

/** Drops a second ticket for the same show within 300 ms. */
export const createDoubleClickGuard = (): Middleware => () => {
  let last = { showId: '', time: -Infinity }
  return (next) => (action) => {
    if (!ticketAdded.match(action)) return next(action)
    const { showId, time } = last
    last = { showId: action.payload.id, time: Date.now() }
    const isSlip = last.showId === showId && last.time - time < DOUBLE_CLICK
    return isSlip ? action : next(action)
  }
}
