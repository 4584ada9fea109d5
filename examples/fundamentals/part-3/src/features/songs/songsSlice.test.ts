import { expect, test } from 'vitest'
import type { AppAction } from '../../app/actions'
import type { Mood, Song } from './song'
import { songsReducer } from './songsSlice'

const north: Song = {
  id: 'north',
  title: 'Northbound',
  seconds: 240,
  mood: 'loud',
  played: false,
}
const tide: Song = {
  id: 'tide',
  title: 'Slow Tide',
  seconds: 300,
  mood: null,
  played: false,
}

test('a set list starts empty', () => {
  expect(songsReducer(undefined, { type: 'songs/allPlayed' })).toEqual([])
})

test('songs/added puts a song at the end of a new array', () => {
  const before = [north]
  const after = songsReducer(before, { type: 'songs/added', payload: tide })
  expect(after).toEqual([north, tide])
  expect(before).toEqual([north])
})

test('songs/playedToggled changes one song and keeps the other object', () => {
  const toggle: AppAction = { type: 'songs/playedToggled', payload: 'tide' }
  const once = songsReducer([north, tide], toggle)
  expect(once[0]).toBe(north)
  expect(once[1]).toEqual({ ...tide, played: true })
  expect(songsReducer(once, toggle)).toEqual([north, tide])
})

test('songs/moodPicked sets a mood, or none', () => {
  const pick = (mood: Mood | null): AppAction => ({
    type: 'songs/moodPicked',
    payload: { id: 'north', mood },
  })
  const after = songsReducer([north], pick('calm'))
  expect(after[0]?.mood).toBe('calm')
  const last = songsReducer(after, pick(null))
  expect(last[0]?.mood).toBeNull()
})

test('songs/removed leaves out one song', () => {
  const songs = [north, tide]
  const after = songsReducer(songs, { type: 'songs/removed', payload: 'north' })
  expect(after).toEqual([tide])
})

test('songs/allPlayed and songs/playedCleared empty the queue', () => {
  const played = songsReducer([north, tide], { type: 'songs/allPlayed' })
  expect(played.map((song) => song.played)).toEqual([true, true])
  expect(songsReducer(played, { type: 'songs/playedCleared' })).toEqual([])
})

test('the reducer returns the same array for an action of another slice', () => {
  const songs = [north]
  const action: AppAction = { type: 'view/showChanged', payload: 'all' }
  expect(songsReducer(songs, action)).toBe(songs)
})
