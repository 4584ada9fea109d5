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

export const songsLoading = (): AppAction => ({ type: 'songs/loading' })

export const songsLoaded = (songs: Song[]): AppAction => ({
  type: 'songs/loaded',
  payload: songs,
})

export const songsLoadFailed = (error: unknown): AppAction => ({
  type: 'songs/loadFailed',
  payload: messageOf(error),
  error: true,
})

export const songAdded = (song: Song): AppAction => ({
  type: 'songs/added',
  payload: song,
})

export const songPlayedToggled = (id: string): AppAction => ({
  type: 'songs/playedToggled',
  payload: id,
})

export const songMoodPicked = (id: string, mood: Mood | null): AppAction => ({
  type: 'songs/moodPicked',
  payload: { id, mood },
})

export const songRemoved = (id: string): AppAction => ({
  type: 'songs/removed',
  payload: id,
})

export const allSongsPlayed = (): AppAction => ({ type: 'songs/allPlayed' })

export const playedSongsCleared = (): AppAction => ({
  type: 'songs/playedCleared',
})
