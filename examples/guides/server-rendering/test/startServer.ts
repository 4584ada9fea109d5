import { createServer } from 'node:http'
import { handleRequest } from '../src/handleRequest'

/**
 * Serves the pages on a free port. `origin` looks like `http://127.0.0.1:49200`.
 */
export async function startServer() {
  const server = createServer(handleRequest)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address === 'string')
    throw new Error('There is no port.')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
