import { applyMiddleware, legacy_createStore as createStore } from 'redux'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { exampleSongs } from '../../features/songs/exampleSongs'
import { songsReducer } from '../../features/songs/songsSlice'
import { delayed } from './delayed'
import { createJournal } from './journal'
import { requireTitle } from './requireTitle'

const playAllLater = { type: 'songs/allPlayed', meta: { delay: 3000 } } as const

const makeStore = (lines: string[] = []) =>
  createStore(
    songsReducer,
    exampleSongs,
    applyMiddleware(
      requireTitle,
      delayed,
      createJournal((line) => lines.push(line)),
    ),
  )

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

test('the guard stops a song without a title, and no other', () => {
  const store = makeStore()
  const song = { id: 'new', title: ' ', seconds: 60, mood: null, played: false }
  store.dispatch({ type: 'songs/added', payload: song })
  expect(store.getState()).toHaveLength(4)
  store.dispatch({ type: 'songs/added', payload: { ...song, title: 'New' } })
  expect(store.getState()).toHaveLength(5)
})

test('a delayed action reaches the reducer when its time is up', () => {
  const store = makeStore()
  store.dispatch(playAllLater)
  vi.advanceTimersByTime(2999)
  expect(store.getState()).toBe(exampleSongs)
  vi.advanceTimersByTime(1)
  expect(store.getState().every((song) => song.played)).toBe(true)
})

test('the journal lists what gets past the middleware before it', () => {
  const lines: string[] = []
  const store = makeStore(lines)
  store.dispatch(playAllLater)
  store.dispatch({ type: 'songs/playedCleared' })
  vi.advanceTimersByTime(3000)
  expect(lines).toEqual(['songs/playedCleared', 'songs/allPlayed'])
})
