import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeStore } from '../../app/store'
import { startShedServer, type ShedServer } from '../../server/shedServer'
import { renderWithStore } from '../../test/renderWithStore'
import { signedIn } from '../session/sessionSlice'
import { AddToolForm } from './AddToolForm'

let server: ShedServer

beforeEach(() => {
  server = startShedServer()
})

afterEach(() => server.stop())

function renderForm() {
  const store = makeStore()
  store.dispatch(signedIn('member-3'))
  renderWithStore(<AddToolForm />, { store })
  return {
    name: screen.getByLabelText('Name'),
    button: screen.getByRole('button', { name: 'Add the tool' }),
    newNames: () => server.data.tools.slice(6).map((tool) => tool.name),
  }
}

test('waits for the server and then resets the form', async () => {
  server.delayMs = 500
  const { name, button, newNames } = renderForm()
  await userEvent.type(name, '  Wheelbarrow ')
  await userEvent.click(button)
  expect(button).toHaveTextContent('Saving…')

  expect(await screen.findByText('Add the tool')).toBe(button)
  expect(name).toHaveValue('')
  expect(newNames()).toEqual(['Wheelbarrow'])
})

test('shows the error and keeps the input', async () => {
  server.trouble = 'failing'
  const { name, button } = renderForm()
  await userEvent.type(name, 'Wheelbarrow')
  await userEvent.click(button)

  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The server of the shed has a problem.',
  )
  expect(name).toHaveValue('Wheelbarrow')
})

test('two clicks save one tool', async () => {
  server.delayMs = 500
  const { name, button, newNames } = renderForm()
  await userEvent.type(name, 'Wheelbarrow')
  await userEvent.dblClick(button)
  await screen.findByText('Add the tool')

  expect(server.requests).toEqual(['POST /shed/tools'])
  expect(newNames()).toEqual(['Wheelbarrow'])
})

test('rejects a name that contains only spaces', async () => {
  const { name, button } = renderForm()
  await userEvent.type(name, '   ')
  await userEvent.click(button)

  expect(screen.getByRole('alert')).toHaveTextContent('Give the tool a name.')
  expect(server.requests).toEqual([])
})

test('accepts 60 characters and shows the limit', async () => {
  const { name } = renderForm()
  await userEvent.click(name)
  await userEvent.paste('x'.repeat(61))
  expect(name).toHaveValue('x'.repeat(60))
  expect(name).toHaveAccessibleDescription('60 characters at most')
})
