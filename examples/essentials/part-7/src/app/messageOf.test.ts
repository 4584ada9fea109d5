import { expect, test } from 'vitest'
import { isNotFound, messageOf } from './messageOf'

test.each([
  ['Too late', 'Too late'],
  [new Error('Too early'), 'Too early'],
  [
    { status: 409, data: { message: 'The tool is already lent' } },
    'The tool is already lent',
  ],
  [{ status: 'FETCH_ERROR' }, 'The server cannot be reached. Are you online?'],
  [
    { status: 'PARSING_ERROR', originalStatus: 502, data: '<h1>Bad gateway</h1>' },
    'Something went wrong. Please try again.',
  ],
  [{ status: 502, data: '' }, 'Something went wrong. Please try again.'],
  [undefined, 'Something went wrong. Please try again.'],
  [{ status: 500, data: null }, 'Something went wrong. Please try again.'],
])('returns a message for %j', (error, message) => {
  expect(messageOf(error)).toBe(message)
})

test('recognizes a missing record', () => {
  expect(isNotFound({ status: 404, data: {} })).toBe(true)
  expect(isNotFound({ status: 500, data: {} })).toBe(false)
  expect(isNotFound(undefined)).toBe(false)
})
