import { configureStore } from '@reduxjs/toolkit'
import { guideReducer } from './guideSlice'
import { createRedial } from './redial'
import { socketBridge } from './socketBridge'

/** `pause` is how many milliseconds a lost connection stays closed. */
export const makeStore = (url: string, pause?: number) =>
  configureStore({
    reducer: guideReducer,
    middleware: (getDefault) =>
      getDefault().prepend(createRedial(pause)).concat(socketBridge(url)),
  })
