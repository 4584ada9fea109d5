import { createSelector } from 'reselect'
import type { RootState } from '../../app/rootReducer'
import { isVisible } from '../view/view'

export const selectSongsStatus = (state: RootState) => state.songs.status
export const selectSongsError = (state: RootState) => state.songs.error

export const selectSongById = (state: RootState, id: string) =>
  state.songs.entities[id]

export const selectSongs = createSelector(
  [
    (state: RootState) => state.songs.ids,
    (state: RootState) => state.songs.entities,
  ],
  (ids, entities) => ids.flatMap((id) => entities[id] ?? []),
)

export const selectVisibleSongIds = createSelector(
  [selectSongs, (state: RootState) => state.view],
  (songs, view) =>
    songs.filter((song) => isVisible(song, view)).map((song) => song.id),
)

export const selectSecondsLeft = createSelector([selectSongs], (songs) =>
  songs.reduce((sum, song) => (song.played ? sum : sum + song.seconds), 0),
)
