import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { AppThunk, RootState } from '../../app/store'

const initialState = { open: false, visitors: 0, sign: '' }

const deskSlice = createSlice({
  name: 'desk',
  initialState,
  reducers: {
    opened: (state) => {
      state.open = true
    },
    closed: (state) => {
      state.open = false
      state.visitors = 0
    },
    visitorEntered: (state) => {
      state.visitors += 1
    },
    visitorsLeft: (state, action: PayloadAction<number>) => {
      state.visitors = Math.max(0, state.visitors - action.payload)
    },
    signWritten: (state, action: PayloadAction<string>) => {
      state.sign = action.payload
    },
  },
})

export const { opened, closed, visitorEntered, visitorsLeft, signWritten } =
  deskSlice.actions

export const deskReducer = deskSlice.reducer

export const selectDeskIsOpen = (state: RootState) => state.desk.open
export const selectVisitors = (state: RootState) => state.desk.visitors
export const selectSign = (state: RootState) => state.desk.sign

/** Closes the desk after a while, unless it's already closed by then. */
export const closeAfter =
  (ms: number): AppThunk =>
  (dispatch, getState) => {
    setTimeout(() => {
      if (selectDeskIsOpen(getState())) dispatch(closed())
    }, ms)
  }
