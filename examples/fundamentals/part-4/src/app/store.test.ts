import { expect, test } from 'vitest'
import { makeStore } from './store'

test('a song without a title never reaches the reducer', () => {
  const store = makeStore()
  store.dispatch({
    type: 'songs/added',
    payload: { id: '1', title: '', seconds: 60, mood: null, played: false },
  })
  expect(store.getState().songs).toEqual([])
})
