import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { askShed } from '../../app/askShed'
import { messageOf } from '../../app/messageOf'
import { idleRequest } from '../../app/requestStatus'
import type { AppDispatch, RootState } from '../../app/store'
import { selectMemberId } from '../session/sessionSlice'
import type { Member } from './member'

const membersSlice = createSlice({
  name: 'members',
  initialState: { ...idleRequest, items: [] as Member[] },
  reducers: {
    requested: (state) => {
      state.status = 'loading'
      state.error = null
    },
    received: (state, action: PayloadAction<Member[]>) => {
      state.status = 'ready'
      state.items = action.payload
    },
    refused: (state, action: PayloadAction<string>) => {
      state.status = 'failed'
      state.error = action.payload
    },
  },
})

const { requested, received, refused } = membersSlice.actions

export const fetchMembers = () => async (dispatch: AppDispatch) => {
  dispatch(requested())
  try {
    const members = await askShed<Member[]>('GET', '/members')
    dispatch(received(members))
  } catch (error) {
    dispatch(refused(messageOf(error)))
  }
}

export const membersReducer = membersSlice.reducer

export const selectMembers = (state: RootState) => state.members.items
export const selectMembersStatus = (state: RootState) => state.members.status
export const selectMembersError = (state: RootState) => state.members.error

export const selectMemberById = (state: RootState, memberId: string | null) =>
  state.members.items.find((member) => member.id === memberId)

export const selectCurrentMember = (state: RootState) =>
  selectMemberById(state, selectMemberId(state))
