import { afterEach, expect, test, vi } from 'vitest'
import { exampleSongs } from '../features/songs/exampleSongs'
import { readSongs, saveSongs } from './savedSongs'

/** As much of localStorage as the app uses. */
function stubStorage(text: string | null = null) {
  let stored = text
  vi.stubGlobal('localStorage', {
    getItem: () => stored,
    setItem: (_key: string, value: string) => {
      stored = value
    },
  })
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('reads the songs that were saved', () => {
  stubStorage()
  expect(readSongs()).toBeUndefined()
  saveSongs(exampleSongs)
  expect(readSongs()).toEqual(exampleSongs)
})

test.each([
  '{"songs":',
  '{"songs":[]}',
  '[{"id":"north"}]',
  '[{"id":"north","title":"Northbound","seconds":240}]',
  '[null]',
])('ignores %s', (text) => {
  stubStorage(text)
  expect(readSongs()).toBeUndefined()
})

test('works without a storage', () => {
  vi.stubGlobal('localStorage', undefined)
  saveSongs(exampleSongs)
  expect(readSongs()).toBeUndefined()
})
