import {
  createListenerMiddleware,
  type TypedStartListening,
} from '@reduxjs/toolkit'
import { addToastListeners } from '../features/toast/toastListeners'
import type { AppDispatch, RootState } from './store'

export type StartAppListening = TypedStartListening<RootState, AppDispatch>

/** The middleware with all listeners of the app. */
export function makeListeners() {
  const { middleware, startListening } = createListenerMiddleware()
  addToastListeners(startListening.withTypes<RootState, AppDispatch>())
  return middleware
}
