import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

const initialState = { typing: '', messages: [] as string[] }

const roomSlice = createSlice({
  name: 'room',
  initialState,
  reducers: {
    userTyped: {
      reducer: (room, action: PayloadAction<string>) => {
        room.typing = action.payload
      },
      prepare: (name: string) => ({ payload: name, meta: { throttle: 1000 } }),
    },
    messageReceived: (room, action: PayloadAction<string>) => {
      room.messages.push(action.payload)
      room.typing = ''
    },
    signedOut: () => initialState,
  },
})

export const { userTyped, messageReceived, signedOut } = roomSlice.actions
export const roomReducer = roomSlice.reducer
