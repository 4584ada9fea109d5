import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'
import { signedOut } from '../../app/events'
import type { RootState } from '../../app/store'
import { sampleTools } from './sampleTools'
import type { Tool, ToolDraft, WearKind } from './tool'

const initialState: Tool[] = sampleTools

interface ToolEdit {
  id: string
  changes: ToolDraft
}

interface WearReport {
  id: string
  wear: WearKind
}

const toolsSlice = createSlice({
  name: 'tools',
  initialState,
  reducers: {
    toolAdded: {
      reducer: (state, action: PayloadAction<Tool>) => {
        state.push(action.payload)
      },
      prepare: (draft: ToolDraft, ownerId: string) => ({
        payload: {
          ...draft,
          id: nanoid(),
          ownerId,
          addedAt: new Date().toISOString(),
          wear: { blunt: 0, loose: 0, missingPart: 0 },
        },
      }),
    },
    toolEdited: (state, action: PayloadAction<ToolEdit>) => {
      const { id, changes } = action.payload
      const tool = state.find((candidate) => candidate.id === id)
      if (tool) Object.assign(tool, changes)
    },
    wearReported: (state, action: PayloadAction<WearReport>) => {
      const { id, wear } = action.payload
      const tool = state.find((candidate) => candidate.id === id)
      if (tool) tool.wear[wear] += 1
    },
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => initialState)
  },
})

export const { toolAdded, toolEdited, wearReported } = toolsSlice.actions

export const toolsReducer = toolsSlice.reducer

export const selectTools = (state: RootState) => state.tools

export const selectToolById = (state: RootState, toolId: string | undefined) =>
  state.tools.find((tool) => tool.id === toolId)
