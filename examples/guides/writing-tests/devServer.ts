import { getResponse } from 'msw'
import type { Plugin } from 'vite'
import { handlers } from './src/test/handlers.ts'

/** Lets `npm run dev` respond to `/api` with the handlers of the tests. */
export function boxOffice(): Plugin {
  return {
    name: 'box-office',
    configureServer({ middlewares }) {
      middlewares.use(async (request, response, next) => {
        if (!request.url?.startsWith('/api/')) return next()
        const chunks: Buffer[] = []
        for await (const chunk of request) chunks.push(chunk)
        const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
        const answer = await getResponse(
          handlers,
          new Request(`http://localhost${request.url}`, {
            method: request.method,
            headers: { 'Content-Type': request.headers['content-type'] ?? '' },
            body: hasBody ? Buffer.concat(chunks) : undefined,
          }),
        )
        if (!answer) return next()
        response.statusCode = answer.status
        response.setHeader(
          'Content-Type',
          answer.headers.get('Content-Type') ?? 'text/plain',
        )
        response.end(await answer.text())
      })
    },
  }
}
