import { configureStore } from '@reduxjs/toolkit'
import { createReconnect } from './reconnect'
import { roomReducer } from './roomSlice'
import { socketBridge } from './socketBridge'

/** `pause` is how many milliseconds a lost connection stays closed at first. */
export const makeStore = (url: string, pause?: number) =>
  configureStore({
    reducer: roomReducer,
    middleware: (getDefault) =>
      getDefault().prepend(createReconnect(pause)).concat(socketBridge(url)),
  })
