import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { expect, test } from 'vitest'
import { App } from './App'
import { makeStore } from './app/store'
import { exampleSongs } from './features/songs/exampleSongs'

test('a song that was played no longer counts', async () => {
  render(
    <Provider store={makeStore(exampleSongs)}>
      <App />
    </Provider>,
  )
  await userEvent.click(screen.getByLabelText('Northbound'))
  expect(screen.getByRole('status')).toHaveTextContent('12 minutes left')
})
