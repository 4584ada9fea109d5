export const moods = ['calm', 'warm', 'loud'] as const

export type Mood = (typeof moods)[number]

export interface Song {
  id: string
  title: string
  seconds: number
  mood: Mood | null
  played: boolean
}
