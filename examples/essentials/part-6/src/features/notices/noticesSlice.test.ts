import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeStore, type AppStore } from '../../app/store'
import { startShedServer, type ShedServer } from '../../server/shedServer'
import {
  fetchNotices,
  noticesRead,
  selectNotices,
  selectUnreadCount,
} from './noticesSlice'

let server: ShedServer
let store: AppStore

beforeEach(() => {
  server = startShedServer()
  store = makeStore()
})

afterEach(() => server.stop())

const unread = () => selectUnreadCount(store.getState())

const sendNotice = () =>
  server.data.notices.push({
    id: 'notice-4',
    kind: 'reserved',
    toolId: 'tool-3',
    memberId: 'member-2',
    sentAt: new Date().toISOString(),
  })

test('asks only for what is newer than the newest it has', async () => {
  await store.dispatch(fetchNotices())
  sendNotice()
  const newer = await store.dispatch(fetchNotices()).unwrap()
  expect(newer.map((notice) => notice.id)).toEqual(['notice-4'])

  const ids = selectNotices(store.getState()).map((notice) => notice.id)
  expect(ids).toEqual(['notice-4', 'notice-3', 'notice-2', 'notice-1'])
})

test('counts what is unread', async () => {
  expect(unread()).toBe(0)
  store.dispatch(noticesRead())
  await store.dispatch(fetchNotices())
  expect(unread()).toBe(3)

  store.dispatch(noticesRead())
  expect(unread()).toBe(0)
  sendNotice()
  await store.dispatch(fetchNotices())
  expect(unread()).toBe(1)
})

test('keeps what it has when the server fails', async () => {
  await store.dispatch(fetchNotices())
  server.trouble = 'offline'
  await store.dispatch(fetchNotices())
  expect(selectNotices(store.getState())).toHaveLength(3)
  expect(store.getState().notices.status).toBe('failed')
})
