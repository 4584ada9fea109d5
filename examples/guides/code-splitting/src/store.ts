import {
  combineSlices,
  configureStore,
  createDynamicMiddleware,
} from '@reduxjs/toolkit'
import { flightsSlice } from './features/flights/flightsSlice'
import { kioskApi } from './kioskApi'

/** Each feature that is loaded later adds its slice to this interface. */
export interface LazyLoadedSlices {}

export const rootReducer = combineSlices(
  flightsSlice,
  kioskApi,
).withLazyLoadedSlices<LazyLoadedSlices>()

export const { addMiddleware, middleware: lazyLoadedMiddleware } =
  createDynamicMiddleware()

export function makeStore() {
  return configureStore({
    reducer: rootReducer,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(kioskApi.middleware, lazyLoadedMiddleware),
  })
}

export type AppStore = ReturnType<typeof makeStore>
export type RootState = ReturnType<typeof rootReducer>
export type AppDispatch = AppStore['dispatch']
