import { expect, test } from 'vitest'
import { signedOut } from '../../app/events'
import { makeStore } from '../../app/store'
import { selectMemberId, signedIn } from './sessionSlice'

test('stores who signed in, and resets on sign-out', () => {
  const store = makeStore()
  store.dispatch(signedIn('member-2'))
  expect(selectMemberId(store.getState())).toBe('member-2')

  store.dispatch(signedOut())
  expect(selectMemberId(store.getState())).toBeNull()
})
