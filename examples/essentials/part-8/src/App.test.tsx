import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { App } from './App'
import { makeStore } from './app/store'
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
  store.dispatch(signedIn('member-1'))
  return renderWithStore(<App />, { store, path })
}

const press = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name }))

const findHeading = (name: string) =>
  screen.findByRole('heading', { level: 1, name })

test('asks visitors to sign in before it shows the page', async () => {
  renderWithStore(<App />, { path: '/tools/tool-2' })
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
  renderWithStore(<App />)
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

test('offers a retry if the tool failed to load', async () => {
  server.trouble = 'offline'
  openAsMember('/tools/tool-1/edit')
  expect(await screen.findByRole('alert')).toHaveTextContent('cannot be reached')

  server.trouble = 'none'
  await press('Try again')
  expect(await findHeading('Edit Hedge trimmer')).toBeVisible()
})

test('the list is busy until it contains a new tool', async () => {
  openAsMember('/')
  await screen.findByText('Pruning saw')
  const [list] = screen.getAllByRole('list')
  server.delayMs = 50
  await userEvent.type(screen.getByLabelText('Name'), 'Spade')
  await press('Add the tool')

  await waitFor(() => expect(list).toHaveAttribute('aria-busy', 'true'))
  expect(await screen.findByRole('link', { name: 'Spade' })).toBeVisible()
  expect(list).toHaveAttribute('aria-busy', 'false')
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

test('counts a wear report right away, and undoes a lost one', async () => {
  openAsMember('/tools/tool-1')
  await press('Blunt: 0')
  expect(await screen.findByRole('button', { name: 'Blunt: 1' })).toBeVisible()

  server.trouble = 'offline'
  server.delayMs = 200
  await press('Blunt: 1')
  expect(await screen.findByRole('button', { name: 'Blunt: 2' })).toBeVisible()
  const wear = within(screen.getByRole('region', { name: 'Report wear' }))
  expect(wear.queryByRole('alert')).toBeNull()
  expect(await wear.findByRole('alert')).toHaveTextContent('cannot be reached')
  expect(await screen.findByRole('button', { name: 'Blunt: 1' })).toBeVisible()
})

test('shows an error if the first of two wear reports was lost', async () => {
  openAsMember('/tools/tool-1')
  const button = await screen.findByRole('button', { name: 'Blunt: 0' })
  const reach = globalThis.fetch
  let reports = 0
  globalThis.fetch = async (input, init) => {
    const isReport = input instanceof Request && input.method === 'POST'
    if (isReport && ++reports === 1) throw new TypeError('Failed to fetch')
    return reach(input, init)
  }
  fireEvent.click(button)
  fireEvent.click(button)

  expect(await screen.findByRole('alert')).toHaveTextContent('cannot be reached')
  expect(await screen.findByRole('button', { name: 'Blunt: 1' })).toBeVisible()
})

test('two clicks borrow a tool once', async () => {
  openAsMember('/tools/tool-3')
  server.delayMs = 50
  const borrow = await screen.findByRole('button', { name: 'Borrow this tool' })
  await userEvent.dblClick(borrow)
  expect(await screen.findByText(/^Yours until/)).toBeVisible()
  const loans = server.requests.filter((request) => request === 'POST /shed/loans')
  expect(loans).toHaveLength(1)
})

test.each([
  ['/', 'Loading the tools…'],
  ['/tools/tool-1', 'Loading the tool…'],
  ['/members', 'Loading the members…'],
  ['/members/member-1', 'Loading the loans…'],
  ['/notices', 'Loading the notices…'],
])('%s waits for a slow server: %s', async (path, text) => {
  server.delayMs = 100
  openAsMember(path)
  expect(screen.getByText(text)).toBeVisible()
  expect(screen.queryByText('a former member')).toBeNull()
  await waitFor(() => expect(screen.queryByText(text)).toBeNull())
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each(['/', '/tools/tool-1', '/members', '/members/member-1', '/notices'])(
  '%s shows that there is no connection, and can retry',
  async (path) => {
    server.trouble = 'offline'
    openAsMember(path)
    expect(await screen.findByRole('alert')).toHaveTextContent('cannot be reached')

    server.trouble = 'none'
    await press('Try again')
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  },
)

test.each([
  ['/', 'The shed is empty.'],
  ['/members/member-1', 'Nothing so far.'],
  ['/notices', 'Nothing has happened yet.'],
])('%s without data shows: %s', async (path, text) => {
  server.data = makeEmptyShed()
  openAsMember(path)
  expect(await screen.findByText(new RegExp(text))).toBeVisible()
})

test('lends a tool and takes it back', async () => {
  openAsMember('/tools/tool-3')
  await press('Borrow this tool')
  expect(await screen.findByText(/^Yours until/)).toBeVisible()
  expect(await screen.findByText('The tool is yours for two weeks.')).toBeVisible()

  await press('It is back')
  expect(await screen.findByText('Thank you for bringing it back.')).toBeVisible()
  const borrow = await screen.findByRole('button', { name: 'Borrow this tool' })
  expect(borrow).toBeVisible()
})

test('says when somebody was faster', async () => {
  openAsMember('/tools/tool-3')
  const borrow = await screen.findByRole('button', { name: 'Borrow this tool' })
  server.data.loans.push({
    id: 'loan-9',
    toolId: 'tool-3',
    memberId: 'member-2',
    lentAt: '2026-11-20T10:00:00.000Z',
    dueAt: '2026-12-04T10:00:00.000Z',
    returnedAt: null,
  })
  await userEvent.click(borrow)
  expect(await screen.findByText(/has it until/)).toHaveTextContent('Jonas Weber')
  expect(screen.getByRole('alert')).toHaveTextContent('Somebody else')
})

test('the page of a member lists loans, and takes tools back', async () => {
  openAsMember('/members/member-1')
  expect(await findHeading('Amara Cole')).toBeVisible()
  const drill = await screen.findByRole('link', { name: 'Cordless drill' })
  expect(drill.closest('li')).toHaveTextContent('2 days ago')

  const [first] = screen.getAllByRole('button', { name: 'It is back' })
  expect(screen.getAllByRole('button', { name: 'It is back' })).toHaveLength(2)
  if (first) await userEvent.click(first)
  expect(await screen.findByText('just now')).toBeVisible()
  expect(screen.getAllByRole('button', { name: 'It is back' })).toHaveLength(1)
})

test('the badge counts the notices until they are read', async () => {
  openAsMember('/')
  const link = await screen.findByRole('link', { name: 'Notices 3 unread' })
  await userEvent.click(link)
  expect(await findHeading('Notices')).toHaveFocus()
  expect(screen.getAllByText('New')).toHaveLength(3)

  await press('Mark all as read')
  expect(screen.queryByText('New')).toBeNull()
  expect(screen.getByRole('link', { name: 'Notices' })).toBeVisible()
})

test.each([
  ['/tools/tool-99', 'There is no such tool'],
  ['/tools/tool-99/edit', 'There is no such tool'],
  ['/members/member-99', 'There is no such member'],
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
  const { api, desk, notices, session } = store.getState()
  expect(Object.keys(api.queries)).toEqual(['getMembers(undefined)'])
  expect(makeStore().getState()).toMatchObject({ desk, notices, session })
})
