import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { makeStore } from '../../app/store'
import { startSongServer } from '../../server/songServer'
import { exampleSongs } from './exampleSongs'
import { selectSongById } from './songSelectors'
import { loadSongs } from './songThunks'

let server: ReturnType<typeof startSongServer>

beforeEach(() => {
  server = startSongServer(exampleSongs)
  onTestFinished(server.stop)
})

test('loadSongs puts the songs of the server into the store', async () => {
  const store = makeStore()
  await store.dispatch(loadSongs())
  expect(selectSongById(store.getState(), 'tide')).toEqual(exampleSongs[2])
})

test('loadSongs sends no second request while the first one is pending', async () => {
  const store = makeStore()
  await Promise.all([store.dispatch(loadSongs()), store.dispatch(loadSongs())])
  expect(server.requests).toEqual(['GET /encore/songs'])
})

test('loadSongs can be repeated after a failure', async () => {
  const store = makeStore()
  server.failures = 1
  await store.dispatch(loadSongs())
  expect(selectSongById(store.getState(), 'tide')).toBeUndefined()
  await store.dispatch(loadSongs())
  expect(selectSongById(store.getState(), 'tide')).toBeDefined()
})
