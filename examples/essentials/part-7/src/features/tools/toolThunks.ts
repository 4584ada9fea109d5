import { askShed } from '../../app/askShed'
import { createAppAsyncThunk } from '../../app/createAppAsyncThunk'
import { shedApi } from '../../app/shedApi'
import type { Tool, ToolDraft, WearKind } from './tool'

// Until these are endpoints, they have to invalidate the tag themselves.

export const editTool = createAppAsyncThunk(
  'tools/editTool',
  async (
    { id, changes }: { id: string; changes: Partial<ToolDraft> },
    { dispatch },
  ) => {
    const tool = await askShed<Tool>('PATCH', `/tools/${id}`, { body: changes })
    dispatch(shedApi.util.invalidateTags(['Tool']))
    return tool
  },
)

export const reportWear = createAppAsyncThunk(
  'tools/reportWear',
  async ({ id, wear }: { id: string; wear: WearKind }, { dispatch }) => {
    const tool = await askShed<Tool>('POST', `/tools/${id}/wear`, {
      body: { wear },
    })
    dispatch(shedApi.util.invalidateTags(['Tool']))
    return tool
  },
)
