import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeStore, type AppStore } from '../../app/store'
import { startShedServer, type ShedServer } from '../../server/shedServer'
import { signedIn } from '../session/sessionSlice'
import { byNewest } from './tool'
import {
  editTool,
  fetchTools,
  reportWear,
  saveTool,
  selectToolById,
  selectTools,
  selectToolsError,
  selectToolsStatus,
} from './toolsSlice'

let server: ShedServer
let store: AppStore

beforeEach(() => {
  server = startShedServer()
  store = makeStore()
})

afterEach(() => server.stop())

const status = () => selectToolsStatus(store.getState())

describe('fetchTools', () => {
  test('loads the tools and updates the status', async () => {
    expect(status()).toBe('idle')
    const request = store.dispatch(fetchTools())
    expect(status()).toBe('loading')
    await request
    expect(status()).toBe('ready')
    expect(selectTools(store.getState())).toHaveLength(6)
  })

  test('stores the error of a failed request, and can be retried', async () => {
    server.trouble = 'failing'
    await store.dispatch(fetchTools())
    expect(status()).toBe('failed')
    expect(selectToolsError(store.getState())).toBe(
      'The server of the shed has a problem.',
    )

    server.trouble = 'none'
    await store.dispatch(fetchTools())
    expect(status()).toBe('ready')
    expect(selectToolsError(store.getState())).toBeNull()
  })

  test('stores a message if there is no connection', async () => {
    server.trouble = 'offline'
    await store.dispatch(fetchTools())
    expect(selectToolsError(store.getState())).toMatch(/cannot be reached/)
  })

  test('its condition prevents a second request', async () => {
    const first = store.dispatch(fetchTools())
    const second = await store.dispatch(fetchTools())
    expect(second.meta).toMatchObject({ condition: true })
    await first
    await store.dispatch(fetchTools())
    expect(server.requests).toEqual(['GET /shed/tools'])
  })
})

describe('saveTool', () => {
  const draft = { name: 'Spade', kind: 'garden', note: '' } as const

  test('unwrap returns the saved record, which is also in the store', async () => {
    store.dispatch(signedIn('member-2'))
    const tool = await store.dispatch(saveTool(draft)).unwrap()
    expect(tool).toMatchObject({ ...draft, ownerId: 'member-2' })
    expect(selectToolById(store.getState(), tool.id)).toEqual(tool)
  })

  test('without unwrap, the promise resolves even after a failure', async () => {
    server.trouble = 'failing'
    const action = await store.dispatch(saveTool(draft))
    expect(saveTool.rejected.match(action)).toBe(true)
    expect(selectTools(store.getState())).toEqual([])
  })

  test('with unwrap, the promise is rejected', async () => {
    const request = store.dispatch(saveTool({ ...draft, name: ' ' }))
    await expect(request.unwrap()).rejects.toMatchObject({
      message: 'Give the tool a name.',
    })
  })
})

test('edits and wear reports replace the record', async () => {
  await store.dispatch(fetchTools())
  await store.dispatch(editTool({ id: 'tool-6', changes: { name: 'Bow saw' } }))
  await store.dispatch(reportWear({ id: 'tool-6', wear: 'blunt' }))

  const [, second] = selectTools(store.getState())
  expect(second?.name).toBe('Folding ladder')
  expect(selectToolById(store.getState(), 'tool-6')).toMatchObject({
    name: 'Bow saw',
    note: 'Oil it after use.',
    wear: { blunt: 1 },
  })
})

test('byNewest sorts the latest tool first', async () => {
  await store.dispatch(fetchTools())
  const names = selectTools(store.getState())
    .toSorted(byNewest)
    .map((tool) => tool.name)
  expect(names[0]).toBe('Pruning saw')
  expect(names[5]).toBe('Cordless drill')
})
