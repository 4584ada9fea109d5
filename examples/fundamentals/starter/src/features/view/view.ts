import type { Mood, Song } from '../songs/song'

export type Show = 'all' | 'queued' | 'played'

export const shows: Show[] = ['all', 'queued', 'played']

export interface ViewState {
  show: Show
  /** Only songs in one of these moods; an empty list means all songs. */
  moods: Mood[]
}

export const initialView: ViewState = { show: 'all', moods: [] }

export function isVisible({ mood, played }: Song, { show, moods }: ViewState) {
  if (show !== 'all' && played !== (show === 'played')) return false
  return moods.length === 0 || (mood !== null && moods.includes(mood))
}
