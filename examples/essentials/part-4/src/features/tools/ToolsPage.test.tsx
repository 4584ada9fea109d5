import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { makeStore } from '../../app/store'
import { renderWithStore } from '../../test/renderWithStore'
import { signedIn } from '../session/sessionSlice'
import { ToolsPage } from './ToolsPage'

function renderTools() {
  const store = makeStore()
  store.dispatch(signedIn('member-3'))
  renderWithStore(<ToolsPage />, { store })
}

const addTool = () =>
  userEvent.click(screen.getByRole('button', { name: 'Add the tool' }))

test('adds the tool at the top and resets the form', async () => {
  renderTools()
  const name = screen.getByLabelText('Name')
  await userEvent.type(name, '  Wheelbarrow ')
  await userEvent.selectOptions(screen.getByLabelText('Kind'), 'garden')
  await addTool()

  const [first] = screen.getAllByRole('listitem')
  expect(first).toHaveTextContent(/^Wheelbarrow garden/)
  expect(first).toHaveTextContent(/From Mei Chen, added just now$/)
  expect(name).toHaveValue('')
})

test('ignores a name that contains only spaces', async () => {
  renderTools()
  await userEvent.type(screen.getByLabelText('Name'), '   ')
  await addTool()

  expect(screen.getAllByRole('listitem')).toHaveLength(2)
})
