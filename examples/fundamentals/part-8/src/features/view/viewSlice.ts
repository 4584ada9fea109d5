import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Mood } from '../songs/song'

export type Show = 'all' | 'queued' | 'played'

export const shows: Show[] = ['all', 'queued', 'played']

export interface ViewState {
  show: Show
  /** Only songs in one of these moods; an empty list means all songs. */
  moods: Mood[]
}

const initialState: ViewState = { show: 'all', moods: [] }

const viewSlice = createSlice({
  name: 'view',
  initialState,
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
