export interface GuestRequest {
  id: string
  room: string
  wish: string
}

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json' },
  })

/**
 * Replaces `fetch` by a server with two requests of guests.
 *
 * @param online whether the server responds with data or with the status 503
 * @param stuck the ID of a request that the server can't delete
 */
export function startFakeServer(online = true, stuck?: string) {
  let requests: GuestRequest[] = [
    { id: 'r1', room: '101', wish: 'Two more towels' },
    { id: 'r2', room: '203', wish: 'A crib' },
  ]
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    if (!online) return json({ error: 'Out of order' }, 503)
    if (request.method === 'DELETE') {
      const id = request.url.split('/').at(-1)
      if (id === stuck) return json({ error: 'Locked' }, 503)
      requests = requests.filter((each) => each.id !== id)
    }
    return json(requests)
  }
}
