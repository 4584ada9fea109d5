import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { RootState } from '../../app/store'
import { sampleTools } from './sampleTools'
import type { Tool } from './tool'

const initialState: Tool[] = sampleTools

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
