import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Mood } from '../songs/song'
import { initialView, type Show } from './view'

const viewSlice = createSlice({
  name: 'view',
  initialState: initialView,
  reducers: {
    showChanged: (state, action: PayloadAction<Show>) => {
      state.show = action.payload
    },
    moodToggled: (state, { payload: mood }: PayloadAction<Mood>) => {
      const index = state.moods.indexOf(mood)
      if (index >= 0) state.moods.splice(index, 1)
      else state.moods.push(mood)
    },
  },
})

export const { showChanged, moodToggled } = viewSlice.actions

export const viewReducer = viewSlice.reducer
