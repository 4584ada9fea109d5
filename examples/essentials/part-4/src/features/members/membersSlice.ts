import { createSlice } from '@reduxjs/toolkit'
import type { RootState } from '../../app/store'
import { selectMemberId } from '../session/sessionSlice'
import type { Member } from './member'
import { sampleMembers } from './sampleMembers'

const initialState: Member[] = sampleMembers

const membersSlice = createSlice({
  name: 'members',
  initialState,
  reducers: {},
})

export const membersReducer = membersSlice.reducer

export const selectMembers = (state: RootState) => state.members

export const selectMemberById = (state: RootState, memberId: string | null) =>
  state.members.find((member) => member.id === memberId)

export const selectCurrentMember = (state: RootState) =>
  selectMemberById(state, selectMemberId(state))
