export type Mood = 'calm' | 'warm' | 'loud'

export const moods: Mood[] = ['calm', 'warm', 'loud']

export interface Song {
  id: string
  title: string
  seconds: number
  mood: Mood | null
  played: boolean
}

/** What the server needs in order to add a song. */
export type SongDraft = Pick<Song, 'title' | 'seconds'>
