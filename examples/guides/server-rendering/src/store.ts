import { configureStore } from '@reduxjs/toolkit'
import { useDispatch, useSelector } from 'react-redux'
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

export const useAppDispatch = useDispatch.withTypes<AppDispatch>()
export const useAppSelector = useSelector.withTypes<RootState>()
