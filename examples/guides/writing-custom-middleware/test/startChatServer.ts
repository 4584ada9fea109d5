import { once } from 'node:events'
import { WebSocketServer } from 'ws'

/**
 * Sends each message to everyone, including its author. It runs on this
 * computer, and port 0 means any free port.
 */
export async function startChatServer(port = 0) {
  const server = new WebSocketServer({ host: '127.0.0.1', port })
  const received: string[] = []
  let connections = 0
  server.on('connection', (socket) => {
    connections += 1
    socket.on('message', (data) => {
      received.push(String(data))
      for (const client of server.clients) client.send(String(data))
    })
  })
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string')
    throw new Error('There is no port.')
  return {
    port: address.port,
    url: `ws://127.0.0.1:${address.port}`,
    /** All messages from anyone, in order. */
    received,
    /** How many connections have been opened since the start. */
    countConnections: () => connections,
    /** How many connections are open now. */
    countOpen: () => server.clients.size,
    /** Breaks all connections, as a crashing server would. */
    drop: () => server.clients.forEach((socket) => socket.terminate()),
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
