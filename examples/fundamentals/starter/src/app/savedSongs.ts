import { moods, type Song } from '../features/songs/song'

const KEY = 'encore/songs'

/** Returns undefined unless the browser has stored a list of songs. */
export function readSongs(): Song[] | undefined {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    return Array.isArray(saved) && saved.every(isSong) ? saved : undefined
  } catch {
    return undefined
  }
}

export function saveSongs(songs: Song[]) {
  try {
    localStorage.setItem(KEY, JSON.stringify(songs))
  } catch {
    // The storage is full or forbidden, but the app works without it.
  }
}

function isSong(value: unknown): value is Song {
  const { id, title, seconds, mood, played } = (value ?? {}) as Partial<Song>
  return (
    typeof id === 'string' &&
    typeof title === 'string' &&
    Number.isFinite(seconds) &&
    (mood === null || moods.some((each) => each === mood)) &&
    typeof played === 'boolean'
  )
}
