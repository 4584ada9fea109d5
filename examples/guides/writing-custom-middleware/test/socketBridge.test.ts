import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signedOut } from '../src/roomSlice'
import { connectionRequested, messageSent } from '../src/socketBridge'
import { makeStore } from '../src/store'
import { startChatServer } from './startChatServer'

const PAUSE = 50

let server: Awaited<ReturnType<typeof startChatServer>>
let store: ReturnType<typeof makeStore>

beforeEach(async () => {
  server = await startChatServer()
  store = makeStore(server.url, PAUSE)
})

afterEach(async () => {
  vi.useRealTimers()
  store.dispatch(signedOut())
  await server.stop()
})

// The pause between two attempts grows.
const patient = { timeout: 20_000 }
const lastMessageIs = (text: string) =>
  vi.waitFor(() => expect(store.getState().messages.at(-1)).toBe(text), patient)
const openAre = (count: number) =>
  vi.waitFor(() => expect(server.countOpen()).toBe(count), patient)

/** After a drop, that's `connectionLost`. */
const nextAction = () =>
  new Promise<void>((resolve) => {
    const unsubscribe = store.subscribe(() => {
      unsubscribe()
      resolve()
    })
  })

/** Checks that no action follows, not even after the longest pause. */
async function expectNoMoreActions() {
  const onAction = vi.fn()
  store.subscribe(onAction)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(onAction).not.toHaveBeenCalled()
}

test('messages wait until the socket is open', async () => {
  store.dispatch(connectionRequested())
  store.dispatch(messageSent('Hello!'))
  store.dispatch(messageSent('Is anyone there?'))

  await lastMessageIs('Is anyone there?')
  expect(server.received).toEqual(['Hello!', 'Is anyone there?'])
})

test('a lost connection is opened again, and messages wait for it', async () => {
  store.dispatch(connectionRequested())
  await openAre(1)
  const lost = nextAction()
  server.drop()
  await lost
  store.dispatch(messageSent('Hello!'))

  await lastMessageIs('Hello!')
  expect(server.countConnections()).toBe(2)
})

test('a server that is down is retried until it responds', async () => {
  await server.stop()
  store.dispatch(connectionRequested())
  store.dispatch(messageSent('Hello!'))
  await nextAction() // The connection is lost,
  await nextAction() // requested again,
  await nextAction() // and lost again.

  server = await startChatServer(server.port)
  await lastMessageIs('Hello!')
})

test('a second request for a connection changes nothing', async () => {
  store.dispatch(connectionRequested())
  store.dispatch(connectionRequested())
  store.dispatch(messageSent('Hello!'))
  await lastMessageIs('Hello!')
  expect(server.countConnections()).toBe(1)
})

test('signing out closes the socket, and it stays closed', async () => {
  store.dispatch(connectionRequested())
  await openAre(1)
  vi.useFakeTimers()
  store.dispatch(signedOut())
  await openAre(0)
  await expectNoMoreActions()
  expect(server.countConnections()).toBe(1)
})

test('after a loss, a user who signs out is not connected again', async () => {
  store.dispatch(connectionRequested())
  await openAre(1)
  vi.useFakeTimers()
  const lost = nextAction()
  server.drop()
  await lost
  store.dispatch(signedOut())
  await expectNoMoreActions()
  expect(server.countConnections()).toBe(1)
})

test('what was waiting when a user signed out is not sent for the next one', async () => {
  store.dispatch(connectionRequested())
  store.dispatch(messageSent('See you at eight'))
  store.dispatch(signedOut())
  store.dispatch(connectionRequested())
  store.dispatch(messageSent('Hello!'))

  await lastMessageIs('Hello!')
  expect(server.received).toEqual(['Hello!'])
})

test('a message sent while signed out is not sent for the next user', async () => {
  store.dispatch(connectionRequested())
  store.dispatch(signedOut())
  store.dispatch(messageSent('See you at eight'))
  store.dispatch(connectionRequested())
  store.dispatch(messageSent('Hello!'))

  await lastMessageIs('Hello!')
  expect(server.received).toEqual(['Hello!'])
})

test('only the last ten messages wait', async () => {
  for (let count = 1; count <= 12; count += 1) {
    store.dispatch(connectionRequested())
    store.dispatch(messageSent(`Message ${count}`))
  }
  await lastMessageIs('Message 12')
  expect(server.received).toHaveLength(10)
  expect(server.received[0]).toBe('Message 3')
})

test('a user who signs in again right away keeps the new socket', async () => {
  store.dispatch(connectionRequested())
  await openAre(1)
  store.dispatch(signedOut())
  store.dispatch(connectionRequested())
  await vi.waitFor(() => expect(server.countConnections()).toBe(2))
  await openAre(1)
  store.dispatch(messageSent('Hello!'))
  await lastMessageIs('Hello!')
  expect(server.countConnections()).toBe(2)
})

test('the two facts about sockets that the bridge relies on', async () => {
  const socket = new WebSocket(server.url)
  expect(() => socket.send('Hello!')).toThrow('CONNECTING')
  await openAre(1)
  server.drop()
  await vi.waitFor(() => expect(socket.readyState).toBe(WebSocket.CLOSED))
  socket.send('Is anyone there?')
  await new Promise((resolve) => setTimeout(resolve, PAUSE))
  expect(server.received).toEqual([])
})
