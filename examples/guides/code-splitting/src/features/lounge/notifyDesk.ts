import { createListenerMiddleware } from '@reduxjs/toolkit'
import { addMiddleware, type AppDispatch, type RootState } from '../../store'
import { guestAdmitted, selectFreeSeats } from './loungeSlice'

const loungeListener = createListenerMiddleware()

loungeListener.startListening.withTypes<RootState, AppDispatch>()({
  actionCreator: guestAdmitted,
  effect(_action, { getState }) {
    if (selectFreeSeats(getState()) === 0)
      navigator.sendBeacon('/desk/lounge-full')
  },
})

addMiddleware(loungeListener.middleware)
