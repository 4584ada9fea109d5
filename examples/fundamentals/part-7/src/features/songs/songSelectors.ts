import { createSelector } from 'reselect'
import type { RootState } from '../../app/rootReducer'
import type { ViewState } from '../view/viewSlice'
import type { Song } from './song'

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

function isVisible({ mood, played }: Song, { show, moods }: ViewState) {
  if (show !== 'all' && played !== (show === 'played')) return false
  return moods.length === 0 || (mood !== null && moods.includes(mood))
}
