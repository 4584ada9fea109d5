import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { RootState } from '../../app/store'

const toastSlice = createSlice({
  name: 'toast',
  initialState: { text: '' },
  reducers: {
    toastShown: (state, action: PayloadAction<string>) => {
      state.text = action.payload
    },
    toastExpired: (state) => {
      state.text = ''
    },
  },
})

export const { toastShown, toastExpired } = toastSlice.actions

export const toastReducer = toastSlice.reducer

export const selectToast = (state: RootState) => state.toast.text
