import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startShedServer, type ShedServer } from '../server/shedServer'
import { shedApi } from './shedApi'
import { makeStore, type AppStore } from './store'

const { addTool, editTool, getTool, getTools, reportWear } = shedApi.endpoints

const spade = {
  name: 'Spade',
  kind: 'garden',
  note: '',
  ownerId: 'member-2',
} as const

let server: ShedServer
let store: AppStore

beforeEach(() => {
  server = startShedServer()
  store = makeStore()
})

afterEach(() => server.stop())

describe('queries', () => {
  test('the same argument shares one request', async () => {
    const results = await Promise.all([
      store.dispatch(getTools.initiate()),
      store.dispatch(getTools.initiate()),
    ])
    expect(results[0].data).toHaveLength(6)
    expect(results[1].data).toBe(results[0].data)
    expect(server.requests).toEqual(['GET /shed/tools'])
  })

  test('each argument has its own cache entry', async () => {
    await store.dispatch(getTool.initiate('tool-1'))
    await store.dispatch(getTool.initiate('tool-2'))
    await store.dispatch(getTool.initiate('tool-1'))
    expect(server.requests).toEqual([
      'GET /shed/tools/tool-1',
      'GET /shed/tools/tool-2',
    ])
    expect(Object.keys(store.getState().api.queries)).toEqual([
      'getTool("tool-1")',
      'getTool("tool-2")',
    ])
  })

  test('an error response has a status and a message', async () => {
    const { error } = await store.dispatch(getTool.initiate('tool-99'))
    expect(error).toEqual({
      status: 404,
      data: { message: 'There is no such tool.' },
    })
  })

  test('a failed connection has a status of its own', async () => {
    server.trouble = 'offline'
    const { error } = await store.dispatch(getTools.initiate())
    expect(error).toMatchObject({ status: 'FETCH_ERROR' })
  })
})

describe('an entry without subscribers', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })

  afterEach(() => {
    vi.useRealTimers()
  })

  test('is kept for 60 seconds', async () => {
    const query = store.dispatch(getTools.initiate())
    await vi.advanceTimersByTimeAsync(10)
    query.unsubscribe()

    await vi.advanceTimersByTimeAsync(59_000)
    expect(getTools.select()(store.getState()).data).toHaveLength(6)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(getTools.select()(store.getState()).data).toBeUndefined()
  })
})

describe('addTool', () => {
  test('refetches the list and no single tool', async () => {
    await store.dispatch(getTools.initiate())
    await store.dispatch(getTool.initiate('tool-1'))
    await store.dispatch(addTool.initiate(spade)).unwrap()
    await expect
      .poll(() => getTools.select()(store.getState()).data)
      .toHaveLength(7)
    expect(server.requests).toEqual([
      'GET /shed/tools',
      'GET /shed/tools/tool-1',
      'POST /shed/tools',
      'GET /shed/tools',
    ])
  })

  test('resolves to an error, which unwrap throws', async () => {
    server.trouble = 'failing'
    const { error } = await store.dispatch(addTool.initiate(spade))
    expect(error).toMatchObject({ status: 500 })
    const request = store.dispatch(addTool.initiate(spade)).unwrap()
    await expect(request).rejects.toMatchObject({ status: 500 })
  })
})

describe('editTool', () => {
  test('refetches entries with this tool, or removes unused ones', async () => {
    await store.dispatch(getTool.initiate('tool-1'))
    const unused = store.dispatch(getTools.initiate())
    await unused
    unused.unsubscribe()
    await store.dispatch(getTool.initiate('tool-2'))
    server.requests.length = 0

    const changes = { name: 'Hedge cutter' }
    await store.dispatch(editTool.initiate({ id: 'tool-1', changes })).unwrap()
    await expect
      .poll(() => getTool.select('tool-1')(store.getState()).data)
      .toMatchObject(changes)
    expect(server.requests).toEqual([
      'PATCH /shed/tools/tool-1',
      'GET /shed/tools/tool-1',
    ])
    expect(getTools.select()(store.getState()).isUninitialized).toBe(true)
  })
})

describe('reportWear', () => {
  const blunt = () => {
    const state = store.getState()
    const inList = getTools
      .select()(state)
      .data?.find(({ id }) => id === 'tool-1')
    return [getTool.select('tool-1')(state).data?.wear.blunt, inList?.wear.blunt]
  }

  const report = () =>
    store.dispatch(reportWear.initiate({ id: 'tool-1', wear: 'blunt' }))

  beforeEach(async () => {
    await store.dispatch(getTools.initiate())
    await store.dispatch(getTool.initiate('tool-1'))
    server.requests.length = 0
  })

  test('counts in both entries right away and refetches nothing', async () => {
    const request = report()
    expect(blunt()).toEqual([1, 1])
    await request
    expect(blunt()).toEqual([1, 1])
    expect(server.requests).toEqual(['POST /shed/tools/tool-1/wear'])
  })

  test('undoes the count if the request fails', async () => {
    server.trouble = 'failing'
    const request = report()
    expect(blunt()).toEqual([1, 1])
    await request
    await expect.poll(blunt).toEqual([0, 0])
  })

  test.each([
    ['both fail', [false, false]],
    ['the first fails', [false, true]],
    ['the second fails', [true, false]],
  ])('ends with the count of the server if %s of two', async (_, outcomes) => {
    const reach = globalThis.fetch
    const answers: (() => void)[] = []
    globalThis.fetch = async (input, init) => {
      const request = new Request(input, init)
      if (request.method === 'GET') return reach(request)
      const isFine = outcomes[answers.length]
      await new Promise<void>((resolve) => answers.push(resolve))
      if (!isFine) throw new TypeError('Failed to fetch')
      return reach(request)
    }

    const requests = [report(), report()]
    expect(blunt()).toEqual([2, 2])
    await expect.poll(() => answers).toHaveLength(2)
    for (const [index, request] of requests.entries()) {
      answers[index]?.()
      await request
    }
    const counted = server.data.tools.find(({ id }) => id === 'tool-1')?.wear.blunt
    expect(counted).toBe(outcomes.filter(Boolean).length)
    await expect.poll(blunt).toEqual([counted, counted])
  })

  test('creates no entry', async () => {
    const id = 'tool-2'
    await store.dispatch(reportWear.initiate({ id, wear: 'loose' }))
    expect(getTool.select(id)(store.getState()).isUninitialized).toBe(true)
  })
})

describe('upsertQueryData', () => {
  test('creates an entry, unlike updateQueryData', async () => {
    const tool = await store.dispatch(addTool.initiate(spade)).unwrap()
    await store.dispatch(shedApi.util.upsertQueryData('getTool', tool.id, tool))
    expect(getTool.select(tool.id)(store.getState()).data).toEqual(tool)
    expect(server.requests).toEqual(['POST /shed/tools'])
  })
})
