import { createListenerMiddleware } from '@reduxjs/toolkit'
import { basketExpired, ticketAdded } from './basketSlice'

export const HOLD_TIME = 5 * 60_000

/** Gives the seats back when no ticket has been added for five minutes. */
export function createBasketListeners() {
  const listeners = createListenerMiddleware()
  listeners.startListening({
    actionCreator: ticketAdded,
    effect: async (_action, { cancelActiveListeners, delay, dispatch }) => {
      cancelActiveListeners()
      await delay(HOLD_TIME)
      dispatch(basketExpired())
    },
  })
  return listeners
}
