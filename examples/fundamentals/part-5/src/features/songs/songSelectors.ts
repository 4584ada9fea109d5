import type { RootState } from '../../app/rootReducer'
import { isVisible } from '../view/view'

export const selectSongById = (state: RootState, id: string) =>
  state.songs.find((song) => song.id === id)

export const selectVisibleSongIds = (state: RootState) =>
  state.songs.filter((song) => isVisible(song, state.view)).map(({ id }) => id)

export const selectSecondsLeft = (state: RootState) =>
  state.songs.reduce((sum, song) => (song.played ? sum : sum + song.seconds), 0)
