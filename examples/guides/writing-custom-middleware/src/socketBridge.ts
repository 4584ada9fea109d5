import { createAction, type Middleware } from '@reduxjs/toolkit'
import { guideReturned, hintReceived } from './guideSlice'

export const connectionRequested = createAction('guide/connectionRequested')
export const connectionLost = createAction('guide/connectionLost')
export const hintRequested = createAction<string>('guide/hintRequested')

export const socketBridge =
  (url: string): Middleware =>
  ({ dispatch }) => {
    let socket: WebSocket | undefined
    let waiting: string[] = []

    function connect() {
      const opened = new WebSocket(url)
      opened.onopen = () => {
        for (const text of waiting) opened.send(text)
        waiting = []
      }
      opened.onmessage = ({ data }) => dispatch(hintReceived(data))
      opened.onclose = () => {
        if (opened !== socket) return
        socket = undefined
        dispatch(connectionLost())
      }
      return opened
    }

    return (next) => (action) => {
      if (connectionRequested.match(action)) socket ??= connect()
      if (hintRequested.match(action)) {
        if (socket?.readyState === WebSocket.OPEN) socket.send(action.payload)
        else waiting.push(action.payload)
      }
      if (guideReturned.match(action)) {
        socket?.close()
        socket = undefined
        waiting = []
      }
      return next(action)
    }
  }
