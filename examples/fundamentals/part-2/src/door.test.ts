import { expect, test } from 'vitest'
import { doorReducer } from './door'

test('a guest who enters leaves the previous state alone', () => {
  const before = Object.freeze({ inside: 4, capacity: 20 })
  const after = doorReducer(before, { type: 'door/guestEntered' })
  expect(after.inside).toBe(5)
  expect(before.inside).toBe(4)
})
