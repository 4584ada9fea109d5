import type { RootState } from '../../app/rootReducer'
import type { ViewState } from '../view/viewSlice'
import type { Song } from './song'

export const selectSongById = (state: RootState, id: string) =>
  state.songs.find((song) => song.id === id)

export const selectVisibleSongIds = (state: RootState) =>
  state.songs.filter((song) => isVisible(song, state.view)).map(({ id }) => id)

export const selectSecondsLeft = (state: RootState) =>
  state.songs.reduce((sum, song) => (song.played ? sum : sum + song.seconds), 0)

function isVisible({ mood, played }: Song, { show, moods }: ViewState) {
  if (show !== 'all' && played !== (show === 'played')) return false
  return moods.length === 0 || (mood !== null && moods.includes(mood))
}
