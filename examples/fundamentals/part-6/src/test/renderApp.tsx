import { render, screen, waitFor } from '@testing-library/react'
import { Provider } from 'react-redux'
import { expect, onTestFinished } from 'vitest'
import { App } from '../App'
import { makeStore } from '../app/store'
import { exampleSongs } from '../features/songs/exampleSongs'
import { loadSongs } from '../features/songs/songThunks'
import { startSongServer } from '../server/songServer'

/** Starts the app and its server, whose first requests may fail. */
export function startApp(songs = exampleSongs, failures = 0) {
  const server = startSongServer(songs)
  onTestFinished(server.stop)
  server.failures = failures

  const store = makeStore()
  void store.dispatch(loadSongs())
  render(
    <Provider store={store}>
      <App />
    </Provider>,
  )
  return server
}

/** Starts the app with a set list, and waits until it's on the screen. */
export async function renderApp(songs = exampleSongs) {
  const server = startApp(songs)
  await waitFor(() => expect(screen.queryByText('Loading the songs…')).toBeNull())
  return server
}
