import { createAsyncThunk, createSlice } from '@reduxjs/toolkit'
import { askShed } from '../../app/askShed'
import { idleRequest } from '../../app/requestStatus'
import type { RootState } from '../../app/store'
import { selectMemberId } from '../session/sessionSlice'
import type { Member } from './member'

export const fetchMembers = createAsyncThunk('members/fetchMembers', () =>
  askShed<Member[]>('GET', '/members'),
)

const membersSlice = createSlice({
  name: 'members',
  initialState: { ...idleRequest, items: [] as Member[] },
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(fetchMembers.pending, (state) => {
        state.status = 'loading'
        state.error = null
      })
      .addCase(fetchMembers.fulfilled, (state, action) => {
        state.status = 'ready'
        state.items = action.payload
      })
      .addCase(fetchMembers.rejected, (state, action) => {
        state.status = 'failed'
        state.error = action.error.message ?? null
      })
  },
})

export const membersReducer = membersSlice.reducer

export const selectMembers = (state: RootState) => state.members.items
export const selectMembersStatus = (state: RootState) => state.members.status
export const selectMembersError = (state: RootState) => state.members.error

export const selectMemberById = (state: RootState, memberId: string | null) =>
  state.members.items.find((member) => member.id === memberId)

export const selectCurrentMember = (state: RootState) =>
  selectMemberById(state, selectMemberId(state))
