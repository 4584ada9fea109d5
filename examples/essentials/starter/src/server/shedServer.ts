import { makeShedData, type ShedData } from './shedData'
import { answerRequest } from './shedRoutes'

export interface ShedServer {
  data: ShedData
  delayMs: number
  /** `failing` responds to every request with status 500, `offline` to none. */
  trouble: 'none' | 'failing' | 'offline'
  /** The requests so far, such as `GET /shed/tools`. */
  readonly requests: string[]
  stop: () => void
}

/**
 * Puts a server in front of `fetch` that responds below `/shed` from memory. It forgets
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
    const { data, delayMs, trouble } = server
    server.requests.push(`${request.method} ${address.pathname}`)
    const text = await request.text()
    // Answers at once and only delivers late, as a real server on a slow line does.
    const { status, body } =
      trouble === 'none'
        ? answerRequest(data, {
            method: request.method,
            path: address.pathname.slice('/shed'.length),
            query: address.searchParams,
            body: text ? JSON.parse(text) : {},
          })
        : {
            status: 500,
            body: { message: 'The server of the shed has a problem.' },
          }
    const response = Response.json(body, { status })

    await wait(delayMs, request.signal)
    if (trouble === 'offline') throw new TypeError('Failed to fetch')
    return response
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
