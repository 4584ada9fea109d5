import type { Notice } from '../features/notices/notice'

type Listener = (notice: Notice) => void

const listeners = new Set<Listener>()

/** Plays the part of a WebSocket: calls back for each new notice until it is closed. */
export function openNoticeChannel(onNotice: Listener) {
  listeners.add(onNotice)
  return { close: () => listeners.delete(onNotice) }
}

/** What the server does when something has happened. */
export function pushNotice(notice: Notice) {
  for (const onNotice of listeners) onNotice({ ...notice })
}
