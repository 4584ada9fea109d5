import { expect, test } from 'vitest'
import { signedOut } from '../../app/events'
import { selectMemberId, sessionReducer, signedIn } from './sessionSlice'

test('stores who signed in and resets on sign-out', () => {
  const session = sessionReducer(undefined, signedIn('member-2'))
  expect(session.memberId).toBe('member-2')
  expect(sessionReducer(session, signedOut()).memberId).toBeNull()
})

test('the selector takes the root state', () => {
  expect(selectMemberId({ session: { memberId: 'member-2' } })).toBe('member-2')
})
