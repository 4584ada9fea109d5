import { createEntityAdapter, createSlice } from '@reduxjs/toolkit'
import { askShed } from '../../app/askShed'
import { createAppAsyncThunk } from '../../app/createAppAsyncThunk'
import { signedOut } from '../../app/events'
import { idleRequest } from '../../app/requestStatus'
import type { RootState } from '../../app/store'
import type { Notice } from './notice'

const noticesAdapter = createEntityAdapter<Notice>({
  sortComparer: (a, b) => b.sentAt.localeCompare(a.sentAt),
})

const initialState = noticesAdapter.getInitialState({
  ...idleRequest,
  /** Notices up to this moment have been read. */
  readUntil: '',
})

export const fetchNotices = createAppAsyncThunk(
  'notices/fetchNotices',
  (_: void, { getState }) => {
    const [newest] = selectNotices(getState())
    return askShed<Notice[]>('GET', `/notices?since=${newest?.sentAt ?? ''}`)
  },
  { condition: (_, { getState }) => getState().notices.status !== 'loading' },
)

const noticesSlice = createSlice({
  name: 'notices',
  initialState,
  reducers: {
    noticesRead: (state) => {
      const newest = state.ids[0] && state.entities[state.ids[0]]
      if (newest) state.readUntil = newest.sentAt
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(fetchNotices.pending, (state) => {
        state.status = 'loading'
        state.error = null
      })
      .addCase(fetchNotices.fulfilled, (state, action) => {
        state.status = 'ready'
        noticesAdapter.upsertMany(state, action.payload)
      })
      .addCase(fetchNotices.rejected, (state, action) => {
        state.status = 'failed'
        state.error = action.error.message ?? null
      })
      .addCase(signedOut, () => initialState)
  },
})

export const { noticesRead } = noticesSlice.actions

export const noticesReducer = noticesSlice.reducer

export const { selectAll: selectNotices } = noticesAdapter.getSelectors(
  (state: RootState) => state.notices,
)

export const selectNoticesStatus = (state: RootState) => state.notices.status
export const selectNoticesError = (state: RootState) => state.notices.error
export const selectReadUntil = (state: RootState) => state.notices.readUntil

export const selectUnreadCount = (state: RootState) => {
  const readUntil = selectReadUntil(state)
  return selectNotices(state).filter(({ sentAt }) => sentAt > readUntil).length
}
