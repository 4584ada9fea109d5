import type { Song, SongDraft } from '../features/songs/song'

const BASE = '/encore/songs'

/** Replaces `fetch` with a server in memory, until it is stopped. */
export function startSongServer(firstSongs: Song[], delayMs = 0) {
  const { fetch: realFetch } = globalThis
  let songs = firstSongs

  const server = {
    delayMs,
    /** How many of the next requests fail. */
    failures: 0,
    /** The method and path of each request so far. */
    requests: [] as string[],
    stop() {
      globalThis.fetch = realFetch
    },
  }

  globalThis.fetch = async (input, init) => {
    const path = String(input)
    if (!path.startsWith(BASE)) return realFetch(input, init)
    const method = init?.method ?? 'GET'
    server.requests.push(`${method} ${path}`)
    await new Promise((resolve) => setTimeout(resolve, server.delayMs))
    if (server.failures > 0) {
      server.failures -= 1
      return respond(500, { message: 'The server is out of tune.' })
    }
    return respondTo(method, path, String(init?.body))
  }

  function respondTo(method: string, path: string, body: string) {
    if (method === 'GET' && path === BASE) return respond(200, songs)
    if (method === 'POST' && path === BASE) {
      const { title, seconds } = JSON.parse(body) as SongDraft
      if (!title) return respond(400, { message: 'A song needs a title.' })
      const id = crypto.randomUUID()
      const song: Song = { id, title, seconds, mood: null, played: false }
      songs = [...songs, song]
      return respond(201, song)
    }
    if (method === 'DELETE') {
      songs = songs.filter((song) => `${BASE}/${song.id}` !== path)
      return respond(200, {})
    }
    return respond(404, { message: 'The server has no such page.' })
  }

  return server
}

function respond(status: number, body: object) {
  return new Response(JSON.stringify(body), { status })
}
