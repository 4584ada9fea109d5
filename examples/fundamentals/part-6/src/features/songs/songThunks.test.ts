import { expect, onTestFinished, test } from 'vitest'
import { makeStore } from '../../app/store'
import { startSongServer } from '../../server/songServer'
import { exampleSongs } from './exampleSongs'
import { loadSongs } from './songThunks'

test('two calls at once send one request', async () => {
  const server = startSongServer(exampleSongs)
  onTestFinished(server.stop)
  const store = makeStore()
  await Promise.all([store.dispatch(loadSongs()), store.dispatch(loadSongs())])
  expect(server.requests).toEqual(['GET /encore/songs'])
})
