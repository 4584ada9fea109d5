import type { IncomingMessage, ServerResponse } from 'node:http'
import { loadTideTable } from './harbors'
import { readRequest } from './readRequest'
import { renderPage } from './renderPage'
import { makeStore } from './store'
import { tableLoaded, unitChosen } from './tidesSlice'

/** Handles a request for the page of a harbor. */
export async function handleRequest(
  request: IncomingMessage,
  response: ServerResponse,
) {
  const wanted = readRequest(request.url ?? '')
  const table = wanted && (await loadTideTable(wanted.harborId))
  if (!wanted || !table) {
    response.writeHead(404).end('There is no such harbor.')
    return
  }
  // The reader may have left while the table loaded.
  if (response.destroyed) return
  const store = makeStore()
  store.dispatch(tableLoaded(table))
  store.dispatch(unitChosen(wanted.unit))
  renderPage(store, response)
}
