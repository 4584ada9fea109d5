import { composeWithDevTools } from '@redux-devtools/extension'
import { applyMiddleware, legacy_createStore as createStore } from 'redux'
import { thunk, type ThunkMiddleware } from 'redux-thunk'
import type { AppAction } from './actions'
import { rootReducer, type RootState } from './rootReducer'

const thunkMiddleware: ThunkMiddleware<RootState, AppAction> = thunk

/** A function, so that each test can have a store of its own. */
export const makeStore = () =>
  createStore(
    rootReducer,
    undefined,
    composeWithDevTools(applyMiddleware(thunkMiddleware)),
  )

export type AppDispatch = ReturnType<typeof makeStore>['dispatch']
