import { expect, test } from 'vitest'
import { viewReducer, type ViewState } from './viewSlice'

const loudOnly: ViewState = { show: 'all', moods: ['loud'] }

test('view/showChanged sets the filter and keeps the moods', () => {
  const after = viewReducer(loudOnly, {
    type: 'view/showChanged',
    payload: 'queued',
  })
  expect(after).toEqual({ show: 'queued', moods: ['loud'] })
  expect(after.moods).toBe(loudOnly.moods)
})

test('view/moodToggled adds a mood, and removes it again', () => {
  const both = viewReducer(loudOnly, {
    type: 'view/moodToggled',
    payload: 'calm',
  })
  expect(both.moods).toEqual(['loud', 'calm'])
  expect(loudOnly.moods).toEqual(['loud'])
  const again = viewReducer(both, { type: 'view/moodToggled', payload: 'calm' })
  expect(again).toEqual(loudOnly)
})
