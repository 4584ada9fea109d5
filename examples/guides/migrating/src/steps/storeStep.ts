import { configureStore } from '@reduxjs/toolkit'
import { inspectionMiddleware } from '../before/inspectionMiddleware'
import { rootReducer } from '../before/store'

export function setupStore() {
  return configureStore({
    reducer: rootReducer,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(inspectionMiddleware),
  })
}
