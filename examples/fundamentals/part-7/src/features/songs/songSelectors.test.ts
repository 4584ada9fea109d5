import { expect, onTestFinished, test } from 'vitest'
import { makeStore } from '../../app/store'
import { startSongServer } from '../../server/songServer'
import { moodToggled } from '../view/viewSlice'
import { exampleSongs } from './exampleSongs'
import { selectSecondsLeft, selectVisibleSongIds } from './songSelectors'
import { loadSongs } from './songThunks'

async function makeFullStore() {
  const server = startSongServer(exampleSongs)
  onTestFinished(server.stop)
  const store = makeStore()
  await store.dispatch(loadSongs())
  return store
}

test('the same state gives the same array', async () => {
  const { getState } = await makeFullStore()
  const ids = selectVisibleSongIds(getState())
  expect(ids).toEqual(['lanterns', 'north', 'tide', 'tram'])
  expect(selectVisibleSongIds(getState())).toBe(ids)
})

test('a changed filter does not recompute the seconds', async () => {
  const { dispatch, getState } = await makeFullStore()
  expect(selectSecondsLeft(getState())).toBe(930)
  const before = selectSecondsLeft.recomputations()

  dispatch(moodToggled('loud'))
  expect(selectVisibleSongIds(getState())).toEqual(['north', 'tram'])
  expect(selectSecondsLeft(getState())).toBe(930)
  expect(selectSecondsLeft.recomputations()).toBe(before)
})
