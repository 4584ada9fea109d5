import { expect, test } from 'vitest'
import { formatTimeAgo } from './formatTimeAgo'

const now = Date.parse('2026-11-20T12:00:00Z')

test.each([
  ['2026-11-20T11:59:30Z', 'just now'],
  ['2026-11-20T11:55:00Z', '5 minutes ago'],
  ['2026-11-19T12:00:00Z', 'yesterday'],
  ['2026-11-23T13:00:00Z', 'in 3 days'],
  ['2026-08-20T12:00:00Z', '3 months ago'],
  ['2024-11-01T12:00:00Z', '2 years ago'],
])('%s is %s', (iso, text) => {
  expect(formatTimeAgo(iso, now)).toBe(text)
})
