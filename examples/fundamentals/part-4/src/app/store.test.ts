import { expect, test } from 'vitest'
import { exampleSongs } from '../features/songs/exampleSongs'
import { makeStore } from './store'

test('the store starts with the saved songs, and with all songs in view', () => {
  const { songs, view } = makeStore(exampleSongs).getState()
  expect(songs).toBe(exampleSongs)
  expect(view).toEqual({ show: 'all', moods: [] })
})

test('the store counts the actions that the middleware lets through', () => {
  const store = makeStore()
  const untitled = { id: '1', title: '', seconds: 60, mood: null, played: false }
  store.dispatch({ type: 'songs/added', payload: untitled })
  store.dispatch({ type: 'view/moodToggled', payload: 'calm' })
  expect(store.dispatchCount()).toBe(1)
})
