import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startShedServer, type ShedServer } from '../../server/shedServer'
import { loadToolsByHand } from './loadToolsByHand'

let server: ShedServer

beforeEach(() => {
  server = startShedServer()
})

afterEach(() => server.stop())

test('tells that it asks, then what it got', async () => {
  const dispatch = vi.fn()
  await loadToolsByHand()(dispatch)
  expect(dispatch.mock.calls).toMatchObject([
    [{ type: 'tools/requested' }],
    [{ type: 'tools/received', payload: { length: 6 } }],
  ])
})

test('tells why it got nothing', async () => {
  server.trouble = 'offline'
  const dispatch = vi.fn()
  await loadToolsByHand()(dispatch)
  expect(dispatch).toHaveBeenLastCalledWith({
    type: 'tools/refused',
    payload: 'The server cannot be reached. Are you online?',
  })
})
