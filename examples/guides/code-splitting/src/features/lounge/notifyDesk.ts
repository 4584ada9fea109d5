import { createListenerMiddleware } from '@reduxjs/toolkit'
import { addMiddleware, type AppDispatch, type RootState } from '../../store'
import { selectFreeSeats } from './loungeSlice'

const loungeListener = createListenerMiddleware()

loungeListener.startListening.withTypes<RootState, AppDispatch>()({
  predicate: (_action, now, before) =>
    selectFreeSeats(now) === 0 && selectFreeSeats(before) > 0,
  effect() {
    navigator.sendBeacon('/desk/lounge-full')
  },
})

addMiddleware(loungeListener.middleware)
