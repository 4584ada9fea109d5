import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shedApi } from '../../app/shedApi'
import { makeStore, type AppStore } from '../../app/store'
import { countOpenChannels, pushNotice } from '../../server/noticeChannel'
import { startShedServer, type ShedServer } from '../../server/shedServer'
import { noticesApi } from './noticesApi'

const { getNotices } = noticesApi.endpoints

const notice = {
  id: 'notice-4',
  kind: 'reserved',
  toolId: 'tool-3',
  memberId: 'member-2',
  sentAt: '2026-11-20T12:00:00.000Z',
} as const

let server: ShedServer
let store: AppStore
let others: number

beforeEach(() => {
  vi.useFakeTimers()
  others = countOpenChannels()
  server = startShedServer()
  store = makeStore()
})

afterEach(async () => {
  store.dispatch(shedApi.util.resetApiState())
  await vi.advanceTimersByTimeAsync(10)
  server.stop()
  vi.useRealTimers()
})

const openChannels = () => countOpenChannels() - others

const ids = () =>
  getNotices
    .select()(store.getState())
    .data?.map(({ id }) => id)

test('a pushed notice is added at the top, once', async () => {
  store.dispatch(getNotices.initiate())
  await vi.advanceTimersByTimeAsync(10)
  expect(ids()).toEqual(['notice-3', 'notice-2', 'notice-1'])

  pushNotice(notice)
  pushNotice(notice)
  await vi.advanceTimersByTimeAsync(0)
  expect(ids()).toEqual(['notice-4', 'notice-3', 'notice-2', 'notice-1'])
  expect(server.requests).toEqual(['GET /shed/notices'])
})

test('the channel is open as long as the entry is kept', async () => {
  const query = store.dispatch(getNotices.initiate())
  await vi.advanceTimersByTimeAsync(10)
  expect(openChannels()).toBe(1)

  query.unsubscribe()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(openChannels()).toBe(0)
})

test('a notice that is pushed before the response arrives is not lost', async () => {
  const reach = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const response = await reach(input, init)
    pushNotice(notice)
    return response
  }
  store.dispatch(getNotices.initiate())
  await vi.advanceTimersByTimeAsync(10)
  expect(ids()).toEqual(['notice-4', 'notice-3', 'notice-2', 'notice-1'])
})

test('no channel stays open for an entry without data', async () => {
  server.trouble = 'failing'
  store.dispatch(getNotices.initiate()).unsubscribe()
  await vi.advanceTimersByTimeAsync(61_000)
  expect(openChannels()).toBe(0)
  expect(ids()).toBeUndefined()
})
