import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { guideReturned } from '../src/guideSlice'
import { connectionRequested, hintRequested } from '../src/socketBridge'
import { makeStore } from '../src/store'
import { startHintServer } from './startHintServer'

const PAUSE = 200

let server: Awaited<ReturnType<typeof startHintServer>>
let store: ReturnType<typeof makeStore>

beforeEach(async () => {
  server = await startHintServer()
  store = makeStore(server.url, PAUSE)
})

afterEach(async () => {
  store.dispatch(guideReturned())
  await server.stop()
})

const hintIs = (hint: string) =>
  vi.waitFor(() => expect(store.getState().hint).toBe(hint))
const openAre = (count: number) =>
  vi.waitFor(() => expect(server.countOpen()).toBe(count))

test('requests wait until the socket is open', async () => {
  store.dispatch(connectionRequested())
  store.dispatch(hintRequested('stop 7'))
  store.dispatch(hintRequested('stop 8'))

  await hintIs('Look left at stop 8')
  expect(server.requests).toEqual(['stop 7', 'stop 8'])
})

test('a lost connection is opened again, and requests wait for it', async () => {
  store.dispatch(connectionRequested())
  await openAre(1)
  server.drop()
  await openAre(0)
  store.dispatch(hintRequested('stop 9'))

  await hintIs('Look left at stop 9')
  expect(server.countConnections()).toBe(2)
})

test('a server that is down is retried until it responds', async () => {
  await server.stop()
  store.dispatch(connectionRequested())
  store.dispatch(hintRequested('stop 7'))
  await new Promise((resolve) => setTimeout(resolve, 2 * PAUSE))

  server = await startHintServer(server.port)
  await hintIs('Look left at stop 7')
})

test('a second request for a connection changes nothing', async () => {
  store.dispatch(connectionRequested())
  store.dispatch(connectionRequested())
  store.dispatch(hintRequested('stop 7'))
  await hintIs('Look left at stop 7')
  expect(server.countConnections()).toBe(1)
})

test('a returned guide closes its socket and stays closed', async () => {
  store.dispatch(connectionRequested())
  await openAre(1)
  store.dispatch(guideReturned())
  await openAre(0)
  await new Promise((resolve) => setTimeout(resolve, 2 * PAUSE))
  expect(server.countConnections()).toBe(1)
})

test('a guide returned after a loss is not connected again', async () => {
  store.dispatch(connectionRequested())
  await openAre(1)
  server.drop()
  await openAre(0)
  store.dispatch(guideReturned())
  await new Promise((resolve) => setTimeout(resolve, 2 * PAUSE))
  expect(server.countConnections()).toBe(1)
})

test('what was waiting for a returned guide is not sent for the next visitor', async () => {
  store.dispatch(connectionRequested())
  store.dispatch(hintRequested('stop 7'))
  store.dispatch(guideReturned())
  store.dispatch(connectionRequested())
  store.dispatch(hintRequested('stop 1'))

  await hintIs('Look left at stop 1')
  expect(server.requests).toEqual(['stop 1'])
})

test('a guide that is lent out again right away keeps its new socket', async () => {
  store.dispatch(connectionRequested())
  await openAre(1)
  store.dispatch(guideReturned())
  store.dispatch(connectionRequested())
  await vi.waitFor(() => expect(server.countConnections()).toBe(2))
  await openAre(1)
  store.dispatch(hintRequested('stop 7'))
  await hintIs('Look left at stop 7')
  expect(server.countConnections()).toBe(2)
})

test('the two facts about sockets that the bridge relies on', async () => {
  const socket = new WebSocket(server.url)
  expect(() => socket.send('stop 7')).toThrow('CONNECTING')
  await openAre(1)
  server.drop()
  await vi.waitFor(() => expect(socket.readyState).toBe(WebSocket.CLOSED))
  socket.send('stop 8')
  await new Promise((resolve) => setTimeout(resolve, PAUSE))
  expect(server.requests).toEqual([])
})
