import { configureStore } from '@reduxjs/toolkit'
import { songsReducer } from '../features/songs/songsSlice'
import { viewReducer } from '../features/view/viewSlice'

/** A function, so that each test can have a store of its own. */
export const makeStore = () =>
  configureStore({
    reducer: { songs: songsReducer, view: viewReducer },
  })

export type AppStore = ReturnType<typeof makeStore>
export type RootState = ReturnType<AppStore['getState']>
export type AppDispatch = AppStore['dispatch']
