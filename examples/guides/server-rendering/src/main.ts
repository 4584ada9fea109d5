import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { handleRequest } from './handleRequest'

// This file is built to dist/server.
const clientFolder = new URL('../client/', import.meta.url)

const server = createServer(async (request, response) => {
  try {
    const [, script] =
      /^\/((?:assets\/)?[\w-]+\.js)$/.exec(request.url ?? '') ?? []
    if (!script) {
      await handleRequest(request, response)
      return
    }
    const code = await readFile(new URL(script, clientFolder))
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(code)
  } catch (error) {
    console.error(error)
    response.writeHead(500).end('Something went wrong.')
  }
})

server.listen(Number(process.env.PORT ?? 3000), '127.0.0.1', () => {
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  console.log(`http://127.0.0.1:${port}/harbors/skerry-bay`)
})
