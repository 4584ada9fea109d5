import { legacy_createStore as createStore } from 'redux'
import { describe, expect, test, vi } from 'vitest'
import { exampleSongs } from '../features/songs/exampleSongs'
import type { Song } from '../features/songs/song'
import { songsReducer } from '../features/songs/songsSlice'
import { createTinyStore } from './createTinyStore'

const clear = { type: 'songs/playedCleared' } as const
const playAll = { type: 'songs/allPlayed' } as const

describe.each([
  ['our store', (songs?: Song[]) => createTinyStore(songsReducer, songs)],
  ['the store of Redux', (songs?: Song[]) => createStore(songsReducer, songs)],
])('%s', (_name, makeStore) => {
  test('starts with the initial state of the reducer', () => {
    expect(makeStore().getState()).toEqual([])
  })

  test('starts with a preloaded state', () => {
    expect(makeStore(exampleSongs).getState()).toBe(exampleSongs)
  })

  test('keeps what the reducer returns, and returns the action', () => {
    const store = makeStore(exampleSongs)
    expect(store.dispatch(playAll)).toBe(playAll)
    expect(store.getState().every((song) => song.played)).toBe(true)
  })

  test('notifies its subscribers after every action, without arguments', () => {
    const store = makeStore()
    const listener = vi.fn()
    store.subscribe(listener)
    store.dispatch(playAll)
    store.dispatch(clear)
    expect(listener.mock.calls).toEqual([[], []])
  })

  test('calls a listener as often as it is subscribed', () => {
    const store = makeStore()
    const listener = vi.fn()
    const unsubscribe = store.subscribe(listener)
    store.subscribe(listener)
    store.dispatch(clear)
    expect(listener).toHaveBeenCalledTimes(2)

    unsubscribe()
    store.dispatch(clear)
    expect(listener).toHaveBeenCalledTimes(3)
  })

  test('calls the listeners that it had when the action was dispatched', () => {
    const store = makeStore()
    const second = vi.fn()
    store.subscribe(() => unsubscribe())
    const unsubscribe = store.subscribe(second)
    store.dispatch(clear)
    store.dispatch(clear)
    expect(second).toHaveBeenCalledTimes(1)
  })
})
