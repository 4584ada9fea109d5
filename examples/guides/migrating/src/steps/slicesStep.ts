import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { inspectionMiddleware } from '../before/inspectionMiddleware'
import { requestsReducer } from '../before/requestsReducer'
import { roomsSlice } from './roomsSlice'

const rootReducer = combineReducers({
  rooms: roomsSlice.reducer,
  requests: requestsReducer,
})

export function setupStore() {
  return configureStore({
    reducer: rootReducer,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().concat(inspectionMiddleware),
  })
}
