import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { App } from './App'
import { startShedServer, type ShedServer } from './server/shedServer'
import { renderWithStore } from './test/renderWithStore'

let server: ShedServer

beforeEach(() => {
  server = startShedServer()
})

afterEach(() => server.stop())

const press = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name }))

const follow = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('link', { name }))

const findHeading = (name: string) =>
  screen.findByRole('heading', { level: 1, name })

test('a whole visit, from sign-in to sign-out', async () => {
  renderWithStore(<App />)
  const who = await screen.findByLabelText('Who are you?')
  await userEvent.selectOptions(who, 'Jonas Weber')
  await press('Sign in')
  await findHeading('Tools')

  await userEvent.type(screen.getByLabelText('Name'), 'Leaf rake')
  await press('Add the tool')
  await follow('Leaf rake')
  await findHeading('Leaf rake')

  await follow('Edit this tool')
  await userEvent.type(await screen.findByLabelText('Note'), 'Wooden teeth')
  await press('Save the changes')
  expect(await screen.findByText('Wooden teeth', { selector: 'p' })).toBeVisible()

  await press('Loose: 0')
  expect(await screen.findByRole('button', { name: 'Loose: 1' })).toBeVisible()
  await press('Borrow this tool')
  await screen.findByText(/^Yours until/)

  await follow('Notices 4 unread')
  await screen.findByRole('link', { name: 'Leaf rake' })
  const [latest] = screen.getAllByRole('listitem')
  expect(latest).toHaveTextContent('Jonas Weber has borrowed Leaf rake')
  await press('Mark all as read')

  const header = within(screen.getByRole('banner'))
  await userEvent.click(header.getByRole('link', { name: 'Jonas Weber' }))
  await findHeading('Jonas Weber')
  await press('It is back')
  expect(await screen.findByText('Thank you for bringing it back.')).toBeVisible()
  expect(
    await screen.findByRole('link', { name: 'Notices 1 unread' }),
  ).toBeVisible()

  await press('Sign out')
  expect(await findHeading('Sign in')).toBeVisible()
  expect(screen.queryByText('unread')).toBeNull()
})
