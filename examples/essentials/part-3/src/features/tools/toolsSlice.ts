import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { RootState } from '../../app/store'
import type { Tool } from './tool'

const initialState: Tool[] = [
  {
    id: 'tool-1',
    name: 'Hedge trimmer',
    kind: 'power',
    note: 'Comes with two batteries. Wear gloves.',
  },
  {
    id: 'tool-2',
    name: 'Folding ladder',
    kind: 'ladder',
    note: 'Reaches 3.2 meters. Hangs on the left wall.',
  },
]

const toolsSlice = createSlice({
  name: 'tools',
  initialState,
  reducers: {
    toolAdded: (state, action: PayloadAction<Tool>) => {
      state.push(action.payload)
    },
  },
})

export const { toolAdded } = toolsSlice.actions

export const toolsReducer = toolsSlice.reducer

export const selectTools = (state: RootState) => state.tools
