import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { signedOut } from '../../app/events'

interface SessionState {
  memberId: string | null
}

const initialState: SessionState = { memberId: null }

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
  selectors: {
    selectMemberId: (session) => session.memberId,
  },
})

export const { signedIn } = sessionSlice.actions
export const { selectMemberId } = sessionSlice.selectors

export const sessionReducer = sessionSlice.reducer
