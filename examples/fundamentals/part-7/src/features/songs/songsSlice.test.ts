import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { makeStore } from '../../app/store'
import { startSongServer } from '../../server/songServer'
import type { Song } from './song'
import {
  allSongsPlayed,
  playedSongsCleared,
  songMoodPicked,
  songPlayedToggled,
  songRemoved,
  songsReducer,
} from './songsSlice'
import { loadSongs } from './songThunks'

const north: Song = {
  id: 'north',
  title: 'Northbound',
  seconds: 240,
  mood: 'loud',
  played: false,
}
const tide: Song = {
  id: 'tide',
  title: 'Slow Tide',
  seconds: 300,
  mood: null,
  played: false,
}

const empty = songsReducer(undefined, playedSongsCleared())

let both: typeof empty

beforeEach(async () => {
  const server = startSongServer([north, tide])
  onTestFinished(server.stop)
  const store = makeStore()
  await store.dispatch(loadSongs())
  both = store.getState().songs
})

test('a set list starts empty, before any request', () => {
  expect(empty).toEqual({ ids: [], entities: {}, status: 'idle', error: null })
})

test('the loaded songs are stored by ID, in the order of the server', () => {
  expect(both).toEqual({
    ids: ['north', 'tide'],
    entities: { north, tide },
    status: 'succeeded',
    error: null,
  })
})

test('songPlayedToggled changes one song and keeps the other object', () => {
  const once = songsReducer(both, songPlayedToggled('tide'))
  expect(once.entities['north']).toBe(both.entities['north'])
  expect(once.entities['tide']).toEqual({ ...tide, played: true })
  expect(once.ids).toBe(both.ids)
  expect(songsReducer(once, songPlayedToggled('tide'))).toEqual(both)
})

test('an update of a song that does not exist changes nothing', () => {
  expect(songsReducer(both, songPlayedToggled('waltz'))).toBe(both)
})

test('songMoodPicked sets a mood, or none', () => {
  const calm = songsReducer(both, songMoodPicked('north', 'calm'))
  expect(calm.entities['north']?.mood).toBe('calm')
  const none = songsReducer(calm, songMoodPicked('north', null))
  expect(none.entities['north']?.mood).toBeNull()
})

test('songRemoved leaves out one song', () => {
  const rest = songsReducer(both, songRemoved('north'))
  expect(rest.ids).toEqual(['tide'])
  expect(rest.entities).toEqual({ tide })
})

test('allSongsPlayed and playedSongsCleared empty the queue', () => {
  const played = songsReducer(both, allSongsPlayed())
  expect(Object.values(played.entities).every((song) => song.played)).toBe(true)
  expect(songsReducer(played, playedSongsCleared())).toEqual({
    ...both,
    ids: [],
    entities: {},
  })
})

test('the reducer returns the same object for an action of another slice', () => {
  expect(songsReducer(both, { type: 'view/showChanged', payload: 'all' })).toBe(
    both,
  )
})
