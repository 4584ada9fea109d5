import { applyMiddleware, combineReducers, createStore } from 'redux'
import { thunk } from 'redux-thunk'
import { inspectionMiddleware } from './inspectionMiddleware'
import { requestsReducer } from './requestsReducer'
import { roomsReducer } from './roomsReducer'

export const rootReducer = combineReducers({
  rooms: roomsReducer,
  requests: requestsReducer,
})

export type RootState = ReturnType<typeof rootReducer>

export function setupStore() {
  return createStore(
    rootReducer,
    undefined,
    applyMiddleware(thunk, inspectionMiddleware),
  )
}
