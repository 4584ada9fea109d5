import {
  createListenerMiddleware,
  type TypedStartListening,
} from '@reduxjs/toolkit'
import { addOverdueListener } from '../features/loans/overdueListener'
import { addResetListener } from '../features/session/resetListener'
import { addToastListeners } from '../features/toasts/toastListeners'
import type { AppDispatch, RootState } from './store'

export type StartAppListening = TypedStartListening<RootState, AppDispatch>

/** The middleware with all listeners of the app. */
export function makeListeners() {
  const { middleware, startListening } = createListenerMiddleware()
  const startAppListening = startListening.withTypes<RootState, AppDispatch>()
  addOverdueListener(startAppListening)
  addResetListener(startAppListening)
  addToastListeners(startAppListening)
  return middleware
}
