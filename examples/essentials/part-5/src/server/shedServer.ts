import { makeShedData, type ShedData } from './shedData'
import { answerRequest } from './shedRoutes'

export interface ShedServer {
  data: ShedData
  delayMs: number
  /** `failing` answers every request with status 500, `offline` with nothing. */
  trouble: 'none' | 'failing' | 'offline'
  /** The requests so far, such as `GET /shed/tools`. */
  readonly requests: string[]
  stop: () => void
}

/**
 * Puts a server in front of `fetch` that answers below `/shed` from memory. It forgets
 * everything when the page is loaded again.
 */
export function startShedServer({ data = makeShedData(), delayMs = 0 } = {}) {
  const networkFetch = globalThis.fetch

  const server: ShedServer = {
    data,
    delayMs,
    trouble: 'none',
    requests: [],
    stop: () => {
      globalThis.fetch = networkFetch
    },
  }

  globalThis.fetch = async (input, init) => {
    const address = new URL(
      input instanceof Request ? input.url : input,
      location.href,
    )
    if (!address.pathname.startsWith('/shed/')) return networkFetch(input, init)

    const request = new Request(input instanceof Request ? input : address, init)
    server.requests.push(`${request.method} ${address.pathname}`)
    await wait(server.delayMs, request.signal)
    if (server.trouble === 'offline') throw new TypeError('Failed to fetch')
    if (server.trouble === 'failing') {
      const message = 'The server of the shed has a problem.'
      return Response.json({ message }, { status: 500 })
    }

    const text = await request.text()
    const { status, body } = answerRequest(server.data, {
      method: request.method,
      path: address.pathname.slice('/shed'.length),
      query: address.searchParams,
      body: text ? JSON.parse(text) : {},
    })
    return Response.json(body, { status })
  }

  return server
}

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
