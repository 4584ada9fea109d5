import { expect, test } from 'vitest'
import { signedOut } from '../../app/events'
import { noticesRead, noticesReducer, selectReadUntil } from './noticesSlice'

const moment = '2026-11-20T12:00:00.000Z'

test('stores until when notices were read, and resets it at sign-out', () => {
  const notices = noticesReducer(undefined, noticesRead(moment))
  expect(selectReadUntil({ notices })).toBe(moment)
  expect(noticesReducer(notices, signedOut()).readUntil).toBe('')
})
