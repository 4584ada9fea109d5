import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderApp, startApp } from '../../test/renderApp'

const press = (name: string) =>
  userEvent.click(screen.getByRole('button', { name }))

test('shows that the songs are loading, and then the songs', async () => {
  startApp()
  expect(screen.getByText('Loading the songs…')).toBeVisible()
  expect(await screen.findByLabelText('Northbound')).toBeVisible()
  expect(screen.queryByText('Loading the songs…')).toBeNull()
})

test('offers another attempt after a failure', async () => {
  const server = startApp(undefined, 1)
  expect(await screen.findByRole('alert')).toHaveTextContent('not be loaded')
  await press('Try again')
  expect(await screen.findByLabelText('Northbound')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(server.requests).toHaveLength(2)
})

test('keeps the title if the song could not be saved', async () => {
  const server = await renderApp([])
  server.failures = 1
  await userEvent.type(screen.getByLabelText('Title'), 'Copper Wire')
  await press('Add the song')
  expect(await screen.findByRole('alert')).toHaveTextContent('out of tune')
  expect(screen.getByLabelText('Title')).toHaveValue('Copper Wire')

  await press('Add the song')
  expect(await screen.findByLabelText('Copper Wire')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('saves a song once, and keeps what is typed in the meantime', async () => {
  const server = await renderApp([])
  const title = screen.getByLabelText('Title')
  await userEvent.type(title, 'Copper Wire')
  const button = screen.getByRole('button', { name: 'Add the song' })
  fireEvent.click(button)
  expect(button).toHaveTextContent('Saving…')
  fireEvent.click(button)
  fireEvent.change(title, { target: { value: 'Low Sun' } })
  expect(await screen.findByLabelText('Copper Wire')).toBeVisible()
  expect(title).toHaveValue('Low Sun')
  expect(server.requests.filter((each) => each.startsWith('POST'))).toHaveLength(1)
})
