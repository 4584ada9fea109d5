import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderWithStore } from '../../test/renderWithStore'
import { AddToolForm } from './AddToolForm'
import { ToolList } from './ToolList'

const renderTools = () =>
  renderWithStore(
    <>
      <ToolList />
      <AddToolForm />
    </>,
  )

const addTool = () =>
  userEvent.click(screen.getByRole('button', { name: 'Add the tool' }))

test('adds the tool to the list and resets the form', async () => {
  renderTools()
  const name = screen.getByLabelText('Name')
  await userEvent.type(name, '  Wheelbarrow ')
  await userEvent.selectOptions(screen.getByLabelText('Kind'), 'garden')
  await addTool()

  expect(screen.getByRole('heading', { name: 'Wheelbarrow' })).toBeVisible()
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  expect(name).toHaveValue('')
})

test('ignores a name that contains only spaces', async () => {
  renderTools()
  await userEvent.type(screen.getByLabelText('Name'), '   ')
  await addTool()

  expect(screen.getAllByRole('listitem')).toHaveLength(2)
})

test('gives each tool its own ID', async () => {
  const store = renderTools()
  for (const name of ['Rake', 'Rake']) {
    await userEvent.type(screen.getByLabelText('Name'), name)
    await addTool()
  }

  const ids = store.getState().tools.map((tool) => tool.id)
  expect(new Set(ids).size).toBe(4)
})
