import {
  createEntityAdapter,
  createSlice,
  type EntityState,
  type PayloadAction,
} from '@reduxjs/toolkit'
import type { Mood, Song } from './song'
import { loadSongs, saveSong } from './songThunks'

interface SongsState extends EntityState<Song, string> {
  status: 'idle' | 'loading' | 'succeeded' | 'failed'
  error: string | null
}

export const songsAdapter = createEntityAdapter<Song>()

const initialState: SongsState = songsAdapter.getInitialState({
  status: 'idle',
  error: null,
})

const songsSlice = createSlice({
  name: 'songs',
  initialState,
  reducers: {
    playedToggled: (state, action: PayloadAction<string>) => {
      const song = state.entities[action.payload]
      if (song) song.played = !song.played
    },
    moodPicked: {
      reducer: (
        state,
        action: PayloadAction<{ id: string; mood: Mood | null }>,
      ) => {
        const { id, mood } = action.payload
        songsAdapter.updateOne(state, { id, changes: { mood } })
      },
      prepare: (id: string, mood: Mood | null) => ({ payload: { id, mood } }),
    },
    removed: songsAdapter.removeOne,
    allPlayed: (state) => {
      for (const song of Object.values(state.entities)) song.played = true
    },
    playedCleared: (state) => {
      const isPlayed = (id: string) => state.entities[id]?.played
      songsAdapter.removeMany(state, state.ids.filter(isPlayed))
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(loadSongs.pending, (state) => {
        state.status = 'loading'
        state.error = null
      })
      .addCase(loadSongs.fulfilled, (state, action) => {
        state.status = 'succeeded'
        songsAdapter.setAll(state, action.payload)
      })
      .addCase(loadSongs.rejected, (state, action) => {
        state.status = 'failed'
        state.error = action.error.message ?? null
      })
      .addCase(saveSong.fulfilled, songsAdapter.addOne)
  },
})

export const {
  playedToggled: songPlayedToggled,
  moodPicked: songMoodPicked,
  removed: songRemoved,
  allPlayed: allSongsPlayed,
  playedCleared: playedSongsCleared,
} = songsSlice.actions

export const songsReducer = songsSlice.reducer
