import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeStore, type AppStore } from '../../app/store'
import { startShedServer, type ShedServer } from '../../server/shedServer'
import { fetchTools, reportWear, selectToolById, selectTools } from './toolsSlice'

let server: ShedServer
let store: AppStore

beforeEach(() => {
  server = startShedServer()
  store = makeStore()
})

afterEach(() => server.stop())

test('two components share one request', async () => {
  await Promise.all([store.dispatch(fetchTools()), store.dispatch(fetchTools())])

  expect(selectTools(store.getState())).toHaveLength(6)
  expect(server.requests).toEqual(['GET /shed/tools'])
})

test('a late response to an older report changes nothing', async () => {
  await store.dispatch(fetchTools())
  server.delayMs = 50
  const slow = store.dispatch(reportWear({ id: 'tool-6', wear: 'blunt' }))
  server.delayMs = 0
  const fast = store.dispatch(reportWear({ id: 'tool-6', wear: 'blunt' }))
  await Promise.all([slow, fast])

  expect(selectToolById(store.getState(), 'tool-6')?.wear.blunt).toBe(2)
})
