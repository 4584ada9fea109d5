import { createSelector } from '@reduxjs/toolkit'
import type { RootState } from '../../app/store'
import { isVisible } from '../view/view'
import { songsAdapter } from './songsSlice'

export const selectSongsStatus = (state: RootState) => state.songs.status
export const selectSongsError = (state: RootState) => state.songs.error

export const { selectById: selectSongById, selectAll: selectSongs } =
  songsAdapter.getSelectors((state: RootState) => state.songs)

export const selectVisibleSongIds = createSelector(
  [selectSongs, (state: RootState) => state.view],
  (songs, view) =>
    songs.filter((song) => isVisible(song, view)).map((song) => song.id),
)

export const selectSecondsLeft = createSelector([selectSongs], (songs) =>
  songs.reduce((sum, song) => (song.played ? sum : sum + song.seconds), 0),
)
