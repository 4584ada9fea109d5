import type { AppAction } from '../../app/actions'
import { messageOf } from '../../app/messageOf'
import type { Mood, Song } from './song'

export interface SongsState {
  ids: string[]
  entities: Record<string, Song>
  status: 'idle' | 'loading' | 'succeeded' | 'failed'
  error: string | null
}

const initialState: SongsState = {
  ids: [],
  entities: {},
  status: 'idle',
  error: null,
}

export function songsReducer(state = initialState, action: AppAction): SongsState {
  switch (action.type) {
    case 'songs/loading':
      return { ...state, status: 'loading', error: null }
    case 'songs/loaded':
      return { ...normalize(action.payload), status: 'succeeded', error: null }
    case 'songs/loadFailed':
      return { ...state, status: 'failed', error: action.payload }
    case 'songs/added':
      return { ...state, ...normalize([...songsOf(state), action.payload]) }
    case 'songs/playedToggled':
      return updateSong(state, action.payload, (song) => ({
        ...song,
        played: !song.played,
      }))
    case 'songs/moodPicked': {
      const { id, mood } = action.payload
      return updateSong(state, id, (song) => ({ ...song, mood }))
    }
    case 'songs/removed':
      return keepSongs(state, (song) => song.id !== action.payload)
    case 'songs/allPlayed': {
      const songs = songsOf(state).map((song) => ({ ...song, played: true }))
      return { ...state, ...normalize(songs) }
    }
    case 'songs/playedCleared':
      return keepSongs(state, (song) => !song.played)
    default:
      return state
  }
}

function songsOf({ ids, entities }: SongsState) {
  return ids.flatMap((id) => entities[id] ?? [])
}

function normalize(songs: Song[]) {
  const entities = Object.fromEntries(songs.map((song) => [song.id, song]))
  return { ids: songs.map((song) => song.id), entities }
}

function keepSongs(state: SongsState, isKept: (song: Song) => boolean) {
  return { ...state, ...normalize(songsOf(state).filter(isKept)) }
}

function updateSong(state: SongsState, id: string, update: (song: Song) => Song) {
  const song = state.entities[id]
  if (!song) return state
  return { ...state, entities: { ...state.entities, [id]: update(song) } }
}

export const songsLoading = () => ({ type: 'songs/loading' }) as const

export const songsLoaded = (songs: Song[]) =>
  ({ type: 'songs/loaded', payload: songs }) as const

export const songsLoadFailed = (error: unknown) =>
  ({ type: 'songs/loadFailed', payload: messageOf(error), error: true }) as const

export const songAdded = (song: Song) =>
  ({ type: 'songs/added', payload: song }) as const

export const songPlayedToggled = (id: string) =>
  ({ type: 'songs/playedToggled', payload: id }) as const

export const songMoodPicked = (id: string, mood: Mood | null) =>
  ({ type: 'songs/moodPicked', payload: { id, mood } }) as const

export const songRemoved = (id: string) =>
  ({ type: 'songs/removed', payload: id }) as const

export const allSongsPlayed = () => ({ type: 'songs/allPlayed' }) as const

export const playedSongsCleared = () => ({ type: 'songs/playedCleared' }) as const

export type SongsAction = ReturnType<
  | typeof songsLoading
  | typeof songsLoaded
  | typeof songsLoadFailed
  | typeof songAdded
  | typeof songPlayedToggled
  | typeof songMoodPicked
  | typeof songRemoved
  | typeof allSongsPlayed
  | typeof playedSongsCleared
>
