import { createListenerMiddleware } from '@reduxjs/toolkit'
import {
  cleaningFinished,
  inspectionRequested,
  type RoomsState,
  selectAllClean,
} from './roomsSlice'

export function createInspectionListener() {
  const listeners = createListenerMiddleware<{ rooms: RoomsState }>()
  listeners.startListening({
    actionCreator: cleaningFinished,
    effect: (_action, { dispatch, getState }) => {
      if (selectAllClean(getState())) dispatch(inspectionRequested())
    },
  })
  return listeners
}
