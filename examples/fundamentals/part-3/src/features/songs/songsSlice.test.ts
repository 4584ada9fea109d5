import { expect, test } from 'vitest'
import type { AppAction } from '../../app/actions'
import { exampleSongs } from './exampleSongs'
import { songsReducer } from './songsSlice'

const added: AppAction = {
  type: 'songs/added',
  payload: {
    id: 'sun',
    title: 'Low Sun',
    seconds: 240,
    mood: null,
    played: false,
  },
}

test('a song that was added is only in the new list', () => {
  const after = songsReducer(exampleSongs, added)
  expect(after).toHaveLength(5)
  expect(exampleSongs).toHaveLength(4)
})

test('the same action leads to the same state', () => {
  const first = songsReducer(exampleSongs, added)
  expect(songsReducer(exampleSongs, added)).toEqual(first)
})

test('a song that was played is a new object, and the others are reused', () => {
  const toggled: AppAction = { type: 'songs/playedToggled', payload: 'north' }
  const after = songsReducer(exampleSongs, toggled)
  expect(after[1]).toEqual({ ...exampleSongs[1], played: true })
  expect(after[0]).toBe(exampleSongs[0])
})
