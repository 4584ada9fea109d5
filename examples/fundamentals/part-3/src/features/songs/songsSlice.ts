import type { AppAction } from '../../app/actions'
import type { Song } from './song'

const initialState: Song[] = []

export function songsReducer(state = initialState, action: AppAction): Song[] {
  switch (action.type) {
    case 'songs/added':
      return [...state, action.payload]
    case 'songs/playedToggled':
      // A new array…
      return state.map((song) => {
        // …with all the other songs, the same objects as before…
        if (song.id !== action.payload) return song
        // …and a copy of this song, where only `played` is different.
        return { ...song, played: !song.played }
      })
    case 'songs/moodPicked': {
      const { id, mood } = action.payload
      return state.map((song) => (song.id === id ? { ...song, mood } : song))
    }
    case 'songs/removed':
      return state.filter((song) => song.id !== action.payload)
    case 'songs/allPlayed':
      return state.map((song) => (song.played ? song : { ...song, played: true }))
    case 'songs/playedCleared':
      return state.filter((song) => !song.played)
    default:
      return state
  }
}
