import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { signedOut } from '../../app/events'

interface NoticesState {
  /** Notices up to this moment have been read. */
  readUntil: string
}

const initialState: NoticesState = { readUntil: '' }

const noticesSlice = createSlice({
  name: 'notices',
  initialState,
  reducers: {
    noticesRead: (state, action: PayloadAction<string>) => {
      state.readUntil = action.payload
    },
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => initialState)
  },
  selectors: {
    selectReadUntil: (notices) => notices.readUntil,
  },
})

export const { noticesRead } = noticesSlice.actions
export const { selectReadUntil } = noticesSlice.selectors

export const noticesReducer = noticesSlice.reducer
