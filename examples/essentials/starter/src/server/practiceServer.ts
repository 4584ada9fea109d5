import { makeEmptyShed } from './shedData'
import { startShedServer, type ShedServer } from './shedServer'

/** What the reader can make the server do, to see how the app copes. */
export const serverModes = {
  good: { label: 'answers', delayMs: 400, trouble: 'none' },
  slow: { label: 'is slow', delayMs: 4000, trouble: 'none' },
  failing: { label: 'fails', delayMs: 400, trouble: 'failing' },
  offline: { label: 'is offline', delayMs: 400, trouble: 'offline' },
} as const

export type ServerMode = keyof typeof serverModes

export function setServerMode(server: ShedServer, mode: ServerMode) {
  server.delayMs = serverModes[mode].delayMs
  server.trouble = serverModes[mode].trouble
}

/** Starts as the address asks for: `?server=slow` in a mode, `?server=empty` with no tools. */
export function startPracticeServer(search: string) {
  const asked = new URLSearchParams(search).get('server') ?? ''
  const server = startShedServer(asked === 'empty' ? { data: makeEmptyShed() } : {})
  const mode = Object.hasOwn(serverModes, asked) ? (asked as ServerMode) : 'good'
  setServerMode(server, mode)
  return { server, mode }
}
