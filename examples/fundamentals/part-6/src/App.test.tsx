import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { expect, onTestFinished, test } from 'vitest'
import { App } from './App'
import { makeStore } from './app/store'
import { exampleSongs } from './features/songs/exampleSongs'
import { loadSongs } from './features/songs/songThunks'
import { startSongServer } from './server/songServer'

function renderApp(failures = 0) {
  const server = startSongServer(exampleSongs)
  onTestFinished(server.stop)
  server.failures = failures
  const store = makeStore()
  void store.dispatch(loadSongs())
  render(
    <Provider store={store}>
      <App />
    </Provider>,
  )
}

test('a song that was played no longer counts', async () => {
  renderApp()
  await userEvent.click(await screen.findByLabelText('Northbound'))
  expect(screen.getByRole('status')).toHaveTextContent('12 minutes left')
})

test('the songs can be loaded again after a failure', async () => {
  renderApp(1)
  await userEvent.click(await screen.findByText('Try again'))
  expect(await screen.findByLabelText('Northbound')).toBeVisible()
})
