import { createAction, type Middleware } from '@reduxjs/toolkit'
import { messageReceived, signedOut } from './roomSlice'

export const connectionRequested = createAction('room/connectionRequested')
/** Carries the number of failures since a connection was last open. */
export const connectionLost = createAction<number>('room/connectionLost')
export const messageSent = createAction<string>('room/messageSent')

const MAX_WAITING = 10

export const socketBridge =
  (url: string): Middleware =>
  ({ dispatch }) => {
    let socket: WebSocket | undefined
    let isSignedIn = false
    let waiting: string[] = []
    let failures = 0

    function connect() {
      const opened = new WebSocket(url)
      opened.onopen = () => {
        if (opened !== socket) return
        failures = 0
        for (const text of waiting) opened.send(text)
        waiting = []
      }
      opened.onmessage = ({ data }) => {
        if (opened === socket) dispatch(messageReceived(data))
      }
      opened.onclose = () => {
        if (opened !== socket) return
        socket = undefined
        failures += 1
        dispatch(connectionLost(failures))
      }
      return opened
    }

    return (next) => (action) => {
      if (connectionRequested.match(action)) {
        isSignedIn = true
        socket ??= connect()
      }
      if (messageSent.match(action) && isSignedIn) {
        if (socket?.readyState === WebSocket.OPEN) socket.send(action.payload)
        else waiting = [...waiting, action.payload].slice(-MAX_WAITING)
      }
      if (signedOut.match(action)) {
        socket?.close()
        socket = undefined
        isSignedIn = false
        waiting = []
        failures = 0
      }
      return next(action)
    }
  }
