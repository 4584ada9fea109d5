import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { App } from './App'
import { makeStore } from './app/store'
import { signedIn } from './features/session/sessionSlice'
import { renderWithStore } from './test/renderWithStore'

function openAsMember(path: string) {
  const store = makeStore()
  store.dispatch(signedIn('member-1'))
  return renderWithStore(<App />, { store, path })
}

const press = (name: string) =>
  userEvent.click(screen.getByRole('button', { name }))

const heading = () => screen.getByRole('heading', { level: 1 })

test('asks visitors to sign in before it shows the page', async () => {
  renderWithStore(<App />, { path: '/tools/tool-2' })
  expect(heading()).toHaveTextContent('Sign in')

  await userEvent.selectOptions(screen.getByLabelText('Who are you?'), 'Mei Chen')
  await press('Sign in')
  expect(heading()).toHaveTextContent('Folding ladder')
  expect(screen.getByRole('banner')).toHaveTextContent('Mei Chen')
})

test('a link opens the tool, sets the title, and moves the focus', async () => {
  openAsMember('/')
  await userEvent.click(screen.getByRole('link', { name: 'Hedge trimmer' }))

  expect(heading()).toHaveTextContent('Hedge trimmer')
  expect(heading()).toHaveFocus()
  expect(document.title).toBe('Hedge trimmer · Toolshed')
})

test('shows an edit on the tool page', async () => {
  openAsMember('/tools/tool-1/edit')
  const name = screen.getByLabelText('Name')
  expect(name).toHaveValue('Hedge trimmer')
  await userEvent.clear(name)
  await userEvent.type(name, 'Hedge cutter')
  await press('Save the changes')

  expect(heading()).toHaveTextContent('Hedge cutter')
})

test('reports wear', async () => {
  openAsMember('/tools/tool-1')
  await press('Blunt: 2')
  expect(screen.getByRole('button', { name: 'Blunt: 3' })).toBeVisible()
})

test.each([
  ['/tools/tool-99', 'There is no such tool'],
  ['/tools/tool-99/edit', 'There is no such tool'],
  ['/attic', 'There is no such page'],
])('%s shows "%s"', (path, text) => {
  openAsMember(path)
  expect(heading()).toHaveTextContent(text)
})

test('signing out shows the sign-in page and resets every slice', async () => {
  const store = openAsMember('/desk')
  await press('Open the desk')
  await press('Sign out')

  expect(heading()).toHaveTextContent('Sign in')
  expect(store.getState()).toEqual(makeStore().getState())
})
