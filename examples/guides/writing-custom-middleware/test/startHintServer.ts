import { once } from 'node:events'
import { WebSocketServer } from 'ws'

/** Sends a hint for each request, on this computer. Port 0 means any free port. */
export async function startHintServer(port = 0) {
  const server = new WebSocketServer({ host: '127.0.0.1', port })
  const requests: string[] = []
  let connections = 0
  server.on('connection', (socket) => {
    connections += 1
    socket.on('message', (data) => {
      requests.push(String(data))
      socket.send(`Look left at ${data}`)
    })
  })
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string')
    throw new Error('There is no port.')
  return {
    port: address.port,
    url: `ws://127.0.0.1:${address.port}`,
    /** All requests from anyone, in order. */
    requests,
    /** How many connections have been opened since the start. */
    countConnections: () => connections,
    /** How many connections are open now. */
    countOpen: () => server.clients.size,
    /** Breaks all connections, like a network failure would. */
    drop: () => server.clients.forEach((socket) => socket.terminate()),
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
