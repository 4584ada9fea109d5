import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { App } from './App'
import { makeStore, type RootState } from './app/store'
import { fetchMembers } from './features/members/membersSlice'
import { signedIn } from './features/session/sessionSlice'
import { makeEmptyShed } from './server/shedData'
import { startShedServer, type ShedServer } from './server/shedServer'
import { renderWithStore } from './test/renderWithStore'

let server: ShedServer

beforeEach(() => {
  server = startShedServer()
})

afterEach(() => server.stop())

function openAsMember(path: string) {
  const store = makeStore()
  store.dispatch(fetchMembers())
  store.dispatch(signedIn('member-1'))
  return renderWithStore(<App />, { store, path })
}

const press = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name }))

const findHeading = (name: string) =>
  screen.findByRole('heading', { level: 1, name })

test('asks visitors to sign in before it shows the page', async () => {
  const store = makeStore()
  store.dispatch(fetchMembers())
  renderWithStore(<App />, { store, path: '/tools/tool-2' })
  expect(screen.getByText('Loading the members…')).toBeVisible()

  await userEvent.selectOptions(
    await screen.findByLabelText('Who are you?'),
    'Mei Chen',
  )
  await press('Sign in')
  expect(await findHeading('Folding ladder')).toBeVisible()
  expect(screen.getByRole('banner')).toHaveTextContent('Mei Chen')
})

test('the sign-in page can retry loading the members', async () => {
  server.trouble = 'offline'
  const store = makeStore()
  store.dispatch(fetchMembers())
  renderWithStore(<App />, { store })
  expect(await screen.findByRole('alert')).toHaveTextContent('cannot be reached')

  server.trouble = 'none'
  await press('Try again')
  expect(await screen.findByLabelText('Who are you?')).toBeVisible()
})

test('shows a spinner, then the tools, and moves the focus after a link', async () => {
  openAsMember('/')
  expect(screen.getByText('Loading the tools…')).toBeVisible()
  await userEvent.click(await screen.findByRole('link', { name: 'Hedge trimmer' }))

  expect(await findHeading('Hedge trimmer')).toHaveFocus()
  expect(document.title).toBe('Hedge trimmer · Toolshed')
})

test('shows that the shed is empty', async () => {
  server.data = makeEmptyShed()
  openAsMember('/')
  expect(await screen.findByText(/The shed is empty/)).toBeVisible()
})

test('offers a retry if the tools failed to load', async () => {
  server.trouble = 'failing'
  openAsMember('/')
  expect(await screen.findByRole('alert')).toHaveTextContent('has a problem')

  server.trouble = 'none'
  await press('Try again')
  expect(await screen.findByText('Pruning saw')).toBeVisible()
})

test('shows an edit on the tool page', async () => {
  openAsMember('/tools/tool-1/edit')
  const name = await screen.findByLabelText('Name')
  await userEvent.clear(name)
  await userEvent.type(name, 'Hedge cutter')
  await press('Save the changes')

  expect(await findHeading('Hedge cutter')).toBeVisible()
})

test('a member who leaves while an edit is saved stays away', async () => {
  openAsMember('/tools/tool-1/edit')
  await screen.findByLabelText('Name')
  const answer = globalThis.fetch
  let send = () => {}
  const sent = new Promise<void>((resolve) => (send = resolve))
  globalThis.fetch = async (...request) => {
    const response = await answer(...request)
    await sent
    return response
  }
  await press('Save the changes')
  await userEvent.click(screen.getByRole('link', { name: 'Desk' }))
  expect(await findHeading('Desk')).toBeVisible()

  await act(async () => send())
  expect(await findHeading('Desk')).toBeVisible()
})

test('reports wear, and shows an error if the report was lost', async () => {
  openAsMember('/tools/tool-1')
  await press('Blunt: 0')
  expect(await screen.findByRole('button', { name: 'Blunt: 1' })).toBeVisible()

  server.trouble = 'offline'
  await press('Blunt: 1')
  expect(await screen.findByRole('alert')).toHaveTextContent('cannot be reached')
})

test('lends a tool, unless it is already lent', async () => {
  openAsMember('/tools/tool-3')
  await press('Borrow this tool')
  expect(await screen.findByText(/^Yours until/)).toBeVisible()

  await userEvent.click(screen.getByRole('link', { name: 'Tools' }))
  await userEvent.click(screen.getByRole('link', { name: 'Wheelbarrow' }))
  await press('Borrow this tool')
  expect(await screen.findByRole('alert')).toHaveTextContent('Somebody else')
})

test.each([
  ['/tools/tool-99', 'There is no such tool'],
  ['/tools/tool-99/edit', 'There is no such tool'],
  ['/attic', 'There is no such page'],
])('%s shows "%s"', async (path, text) => {
  openAsMember(path)
  expect(await findHeading(text)).toBeVisible()
})

test('sign-out leads to the sign-in page and resets the loaded data', async () => {
  const store = openAsMember('/')
  await screen.findByText('Pruning saw')
  await press('Sign out')

  expect(await findHeading('Sign in')).toBeVisible()
  const pick = ({ tools, loans, session, desk }: RootState) => ({
    tools,
    loans,
    session,
    desk,
  })
  const fresh = pick(makeStore().getState())
  expect(pick(store.getState())).toEqual(fresh)
})
