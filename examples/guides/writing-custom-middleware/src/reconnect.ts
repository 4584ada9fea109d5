import { createListenerMiddleware } from '@reduxjs/toolkit'
import { signedOut } from './roomSlice'
import { connectionLost, connectionRequested } from './socketBridge'

const MAX_PAUSE = 30_000

export function createReconnect(pause = 1000) {
  const listeners = createListenerMiddleware()
  listeners.startListening({
    actionCreator: connectionLost,
    effect: async ({ payload: failures }, api) => {
      api.cancelActiveListeners()
      const delay = Math.min(pause * 2 ** (failures - 1), MAX_PAUSE)
      const hasSignedOut = await api.condition(signedOut.match, delay)
      if (!hasSignedOut) api.dispatch(connectionRequested())
    },
  })
  return listeners.middleware
}
