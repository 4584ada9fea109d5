import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'
import { signedOut } from '../../app/events'
import type { RootState } from '../../app/store'
import type { Tool, ToolDraft, WearKind } from './tool'

const initialState: Tool[] = [
  {
    id: 'tool-1',
    name: 'Hedge trimmer',
    kind: 'power',
    ownerId: 'member-1',
    note: 'Comes with two batteries. Wear gloves.',
    addedAt: '2026-09-14T08:20:00.000Z',
    wear: { blunt: 2, loose: 0, missingPart: 0 },
  },
  {
    id: 'tool-2',
    name: 'Folding ladder',
    kind: 'ladder',
    ownerId: 'member-2',
    note: 'Reaches 3.2 meters. Hangs on the left wall.',
    addedAt: '2026-10-30T17:05:00.000Z',
    wear: { blunt: 0, loose: 1, missingPart: 0 },
  },
]

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
