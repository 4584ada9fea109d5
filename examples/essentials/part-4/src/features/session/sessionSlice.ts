import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { signedOut } from '../../app/events'
import type { RootState } from '../../app/store'

const initialState: { memberId: string | null } = { memberId: null }

const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    signedIn: (state, action: PayloadAction<string>) => {
      state.memberId = action.payload
    },
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => initialState)
  },
})

export const { signedIn } = sessionSlice.actions

export const sessionReducer = sessionSlice.reducer

export const selectMemberId = (state: RootState) => state.session.memberId
