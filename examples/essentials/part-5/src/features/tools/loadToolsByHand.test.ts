import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startShedServer, type ShedServer } from '../../server/shedServer'
import { loadToolsByHand } from './loadToolsByHand'

let server: ShedServer

beforeEach(() => {
  server = startShedServer()
})

afterEach(() => server.stop())

test('reports the request, and then the tools', async () => {
  const dispatch = vi.fn()
  await loadToolsByHand()(dispatch)
  expect(dispatch.mock.calls).toMatchObject([
    [{ type: 'tools/requested' }],
    [{ type: 'tools/received', payload: { length: 6 } }],
  ])
})

test('reports why the request failed', async () => {
  server.trouble = 'offline'
  const dispatch = vi.fn()
  await loadToolsByHand()(dispatch)
  expect(dispatch).toHaveBeenLastCalledWith({
    type: 'tools/refused',
    payload: 'The server cannot be reached. Are you online?',
  })
})
