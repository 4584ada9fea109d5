import { applyMiddleware, legacy_createStore as createStore } from 'redux'
import { thunk, type ThunkMiddleware } from 'redux-thunk'
import { describe, expect, test } from 'vitest'
import { exampleSongs } from '../features/songs/exampleSongs'
import type { Song } from '../features/songs/song'
import { songsReducer } from '../features/songs/songsSlice'
import type { AppAction } from './actions'
import { functionMiddleware } from './functionMiddleware'

const both: [string, ThunkMiddleware<Song[], AppAction>][] = [
  ['our middleware', functionMiddleware],
  ['redux-thunk', thunk],
]

describe.each(both)('%s', (_name, middleware) => {
  const makeStore = () =>
    createStore(songsReducer, exampleSongs, applyMiddleware(middleware))

  test('passes on an action', () => {
    const store = makeStore()
    store.dispatch({ type: 'songs/removed', payload: 'tide' })
    expect(store.getState()).toHaveLength(3)
  })

  test('calls a function, and returns its result', async () => {
    const store = makeStore()
    const promise = store.dispatch(async (dispatch, getState) => {
      await Promise.resolve()
      dispatch({ type: 'songs/removed', payload: 'tide' })
      return getState().length
    })
    expect(store.getState()).toHaveLength(4)
    expect(await promise).toBe(3)
  })
})
