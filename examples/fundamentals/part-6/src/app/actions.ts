import type { Mood, Song } from '../features/songs/song'
import type { Show } from '../features/view/view'

/** Everything that can happen in the app. */
export type AppAction =
  | { type: 'songs/loading' }
  | { type: 'songs/loaded'; payload: Song[] }
  | { type: 'songs/loadFailed' }
  | { type: 'songs/added'; payload: Song }
  | { type: 'songs/playedToggled'; payload: string }
  | { type: 'songs/moodPicked'; payload: { id: string; mood: Mood | null } }
  | { type: 'songs/removed'; payload: string }
  | { type: 'songs/allPlayed' }
  | { type: 'songs/playedCleared' }
  | { type: 'view/showChanged'; payload: Show }
  | { type: 'view/moodToggled'; payload: Mood }
