import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'
import type { RootState } from '../../app/store'

interface Toast {
  id: string
  text: string
}

const initialState: Toast[] = []

const toastsSlice = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    toastShown: {
      reducer: (state, action: PayloadAction<Toast>) => {
        state.push(action.payload)
      },
      prepare: (text: string) => ({ payload: { id: nanoid(), text } }),
    },
    toastExpired: (state, action: PayloadAction<string>) =>
      state.filter((toast) => toast.id !== action.payload),
  },
})

export const { toastShown, toastExpired } = toastsSlice.actions

export const toastsReducer = toastsSlice.reducer

export const selectToasts = (state: RootState) => state.toasts
