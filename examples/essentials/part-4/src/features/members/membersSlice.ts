import { createSlice } from '@reduxjs/toolkit'
import type { RootState } from '../../app/store'
import { selectMemberId } from '../session/sessionSlice'
import type { Member } from './member'

const initialState: Member[] = [
  { id: 'member-1', name: 'Amara Cole', joinedAt: '2025-04-12T09:00:00.000Z' },
  { id: 'member-2', name: 'Jonas Weber', joinedAt: '2026-02-03T16:30:00.000Z' },
  { id: 'member-3', name: 'Mei Chen', joinedAt: '2026-09-21T11:15:00.000Z' },
]

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
