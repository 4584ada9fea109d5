import { configureStore } from '@reduxjs/toolkit'
import { tidesReducer } from './tidesSlice'

/** Creates a store: one per request on the server, and one in a browser. */
export function makeStore(preloadedState?: RootState) {
  return configureStore({ reducer: { tides: tidesReducer }, preloadedState })
}

export interface RootState {
  tides: ReturnType<typeof tidesReducer>
}
export type AppStore = ReturnType<typeof makeStore>
export type AppDispatch = AppStore['dispatch']
