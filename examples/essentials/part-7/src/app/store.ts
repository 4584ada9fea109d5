import {
  configureStore,
  type ThunkAction,
  type UnknownAction,
} from '@reduxjs/toolkit'
import { deskReducer } from '../features/desk/deskSlice'
import { loansReducer } from '../features/loans/loansSlice'
import { membersReducer } from '../features/members/membersSlice'
import { sessionReducer } from '../features/session/sessionSlice'
import { toastReducer } from '../features/toast/toastSlice'
import { makeListeners } from './listeners'
import { shedApi } from './shedApi'

/** A function, so that each test can have its own store. */
export const makeStore = () =>
  configureStore({
    reducer: {
      desk: deskReducer,
      loans: loansReducer,
      members: membersReducer,
      session: sessionReducer,
      toast: toastReducer,
      [shedApi.reducerPath]: shedApi.reducer,
    },
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware().prepend(makeListeners()).concat(shedApi.middleware),
  })

export type AppStore = ReturnType<typeof makeStore>
export type RootState = ReturnType<AppStore['getState']>
export type AppDispatch = AppStore['dispatch']
export type AppThunk = ThunkAction<void, RootState, unknown, UnknownAction>
