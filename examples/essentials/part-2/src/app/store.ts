import { configureStore } from '@reduxjs/toolkit'
import { deskReducer } from '../features/desk/deskSlice'

/** A function, so that each test can have a store of its own. */
export const makeStore = () =>
  configureStore({
    reducer: { desk: deskReducer },
  })

export type AppStore = ReturnType<typeof makeStore>
export type RootState = ReturnType<AppStore['getState']>
export type AppDispatch = AppStore['dispatch']
