import { afterEach, beforeEach, expect, test } from 'vitest'
import { startShedServer, type ShedServer } from '../server/shedServer'
import { shedApi } from './shedApi'
import { makeStore, type AppStore } from './store'

const { getTool, getTools, reportWear } = shedApi.endpoints

let server: ShedServer
let store: AppStore

beforeEach(() => {
  server = startShedServer()
  store = makeStore()
})

afterEach(() => server.stop())

test('two components share one request', async () => {
  await Promise.all([
    store.dispatch(getTools.initiate()),
    store.dispatch(getTools.initiate()),
  ])

  expect(server.requests).toEqual(['GET /shed/tools'])
})

const blunt = () => getTool.select('tool-6')(store.getState()).data?.wear.blunt

test('a wear report reaches the page', async () => {
  await store.dispatch(getTool.initiate('tool-6'))
  await store.dispatch(reportWear.initiate({ id: 'tool-6', wear: 'blunt' }))

  await expect.poll(blunt).toBe(1)
})
