import { createEntityAdapter, createSlice, isAnyOf } from '@reduxjs/toolkit'
import { askShed } from '../../app/askShed'
import { createAppAsyncThunk } from '../../app/createAppAsyncThunk'
import { signedOut } from '../../app/events'
import { idleRequest } from '../../app/requestStatus'
import type { RootState } from '../../app/store'
import { selectMemberId } from '../session/sessionSlice'
import { byNewest, type Tool, type ToolDraft, type WearKind } from './tool'

const toolsAdapter = createEntityAdapter<Tool>({ sortComparer: byNewest })

export const fetchTools = createAppAsyncThunk(
  'tools/fetchTools',
  () => askShed<Tool[]>('GET', '/tools'),
  {
    condition: (_, { getState }) => {
      const { status } = getState().tools
      return status === 'idle' || status === 'failed'
    },
  },
)

export const saveTool = createAppAsyncThunk(
  'tools/saveTool',
  (draft: ToolDraft, { getState }) => {
    const body = { ...draft, ownerId: selectMemberId(getState()) }
    return askShed<Tool>('POST', '/tools', { body })
  },
)

export const editTool = createAppAsyncThunk(
  'tools/editTool',
  ({ id, changes }: { id: string; changes: ToolDraft }) =>
    askShed<Tool>('PATCH', `/tools/${id}`, { body: changes }),
)

export const reportWear = createAppAsyncThunk(
  'tools/reportWear',
  ({ id, wear }: { id: string; wear: WearKind }) =>
    askShed<Tool>('POST', `/tools/${id}/wear`, { body: { wear } }),
)

const initialState = toolsAdapter.getInitialState({
  ...idleRequest,
  /** By tool, the requests newer than the response it shows, oldest first. */
  newerRequests: {} as Record<string, string[]>,
})

const toolsSlice = createSlice({
  name: 'tools',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(fetchTools.pending, (state) => {
        state.status = 'loading'
        state.error = null
      })
      .addCase(fetchTools.fulfilled, (state, action) => {
        state.status = 'ready'
        toolsAdapter.setAll(state, action.payload)
      })
      .addCase(fetchTools.rejected, (state, action) => {
        state.status = 'failed'
        state.error = action.error.message ?? null
      })
      .addCase(saveTool.fulfilled, toolsAdapter.addOne)
      .addCase(signedOut, () => initialState)
      .addMatcher(
        isAnyOf(editTool.pending, reportWear.pending),
        (state, { meta }) => {
          const newer = (state.newerRequests[meta.arg.id] ??= [])
          newer.push(meta.requestId)
        },
      )
      .addMatcher(
        isAnyOf(editTool.fulfilled, reportWear.fulfilled),
        (state, { payload, meta }) => {
          const newer = state.newerRequests[payload.id] ?? []
          if (!newer.includes(meta.requestId)) return
          newer.splice(0, newer.indexOf(meta.requestId) + 1)
          toolsAdapter.setOne(state, payload)
        },
      )
  },
})

export const toolsReducer = toolsSlice.reducer

export const {
  selectAll: selectTools,
  selectById: selectToolById,
  selectIds: selectToolIds,
} = toolsAdapter.getSelectors((state: RootState) => state.tools)

export const selectToolsStatus = (state: RootState) => state.tools.status
export const selectToolsError = (state: RootState) => state.tools.error
