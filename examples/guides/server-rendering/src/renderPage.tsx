import type { ServerResponse } from 'node:http'
import { PassThrough } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { Provider } from 'react-redux'
import { App } from './App'
import { serializeState } from './serializeState'
import type { AppStore } from './store'

const pageStart = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Tide tables</title></head>
<body><div id="root">`

const pageEnd = (state: unknown) => `</div>
<script id="state" type="application/json">${serializeState(state)}</script>
<script type="module" src="/client.js"></script>
</body>
</html>`

/** Streams the page of a store that has all its data. */
export function renderPage(store: AppStore, response: ServerResponse) {
  const { pipe, abort } = renderToPipeableStream(
    <Provider store={store}>
      <App />
    </Provider>,
    {
      onShellReady() {
        const body = new PassThrough()
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        response.write(pageStart)
        body.pipe(response, { end: false })
        body.on('end', () => response.end(pageEnd(store.getState())))
        pipe(body)
      },
      onShellError() {
        response.writeHead(500).end('The page could not be rendered.')
      },
      onError: (error) => console.error(error),
    },
  )
  // A reader who goes away must not keep the renderer busy.
  response.on('close', () => abort())
}
