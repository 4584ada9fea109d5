import { expect, onTestFinished, test } from 'vitest'
import { makeStore } from '../../app/store'
import { startSongServer } from '../../server/songServer'
import { showChanged } from '../view/viewSlice'
import { exampleSongs } from './exampleSongs'
import { selectSongs } from './songSelectors'
import { songPlayedToggled } from './songsSlice'
import { loadSongs } from './songThunks'

async function storeWithSongs() {
  const server = startSongServer(exampleSongs)
  onTestFinished(server.stop)
  const store = makeStore()
  await store.dispatch(loadSongs())
  return store
}

test('a song that was played is a new object, and the others are reused', async () => {
  const store = await storeWithSongs()
  const before = selectSongs(store.getState())
  store.dispatch(songPlayedToggled('north'))
  const after = selectSongs(store.getState())
  expect(after[1]).toEqual({ ...before[1], played: true })
  expect(after[0]).toBe(before[0])
})

test('a filter leaves the list of songs alone', async () => {
  const store = await storeWithSongs()
  const before = selectSongs(store.getState())
  store.dispatch(showChanged('queued'))
  expect(selectSongs(store.getState())).toBe(before)
})
