import { expect, test, vi } from 'vitest'

test('prints the first state and the state after each of the five actions', async () => {
  const printed: unknown[] = []
  const log = vi.spyOn(console, 'log').mockImplementation((state) => {
    printed.push(state)
  })

  await import('./main')
  log.mockRestore()

  expect(printed).toEqual([
    { open: false, visitors: 0, sign: 'Closed' },
    { open: true, visitors: 0, sign: 'Closed' },
    { open: true, visitors: 0, sign: 'Please ring twice' },
    { open: true, visitors: 1, sign: 'Please ring twice' },
    { open: true, visitors: 2, sign: 'Please ring twice' },
    { open: true, visitors: 0, sign: 'Please ring twice' },
  ])
})
