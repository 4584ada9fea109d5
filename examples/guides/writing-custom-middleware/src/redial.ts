import { createListenerMiddleware } from '@reduxjs/toolkit'
import { guideReturned } from './guideSlice'
import { connectionLost, connectionRequested } from './socketBridge'

export function createRedial(pause = 1000) {
  const listeners = createListenerMiddleware()
  listeners.startListening({
    actionCreator: connectionLost,
    effect: async (_action, { condition, dispatch }) => {
      const isReturned = await condition(guideReturned.match, pause)
      if (!isReturned) dispatch(connectionRequested())
    },
  })
  return listeners.middleware
}
