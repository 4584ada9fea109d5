import { render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { App } from '../App'
import { makeStore } from '../app/store'
import { exampleSongs } from '../features/songs/exampleSongs'

/** Renders the app with a set list, and waits until it's on the screen. */
export async function renderApp(songs = exampleSongs) {
  const store = makeStore(songs)
  render(
    <Provider store={store}>
      <App />
    </Provider>,
  )
  if (songs.length > 0) await screen.findAllByRole('listitem')
  return store
}
