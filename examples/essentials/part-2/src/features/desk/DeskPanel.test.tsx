import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderWithStore } from '../../test/renderWithStore'
import { DeskPanel } from './DeskPanel'

const press = (name: string) =>
  userEvent.click(screen.getByRole('button', { name }))

test('opens, counts visitors and closes', async () => {
  renderWithStore(<DeskPanel />)
  expect(screen.getByRole('status')).toHaveTextContent('Closed 0 visitors')

  await press('Open the desk')
  await press('A visitor enters')
  await press('A visitor enters')
  await press('They leave')
  expect(screen.getByRole('status')).toHaveTextContent('Open 1 visitor')

  await press('Close the desk')
  expect(screen.getByRole('status')).toHaveTextContent('Closed 0 visitors')
})

test('writes the sign and empties the input', async () => {
  renderWithStore(<DeskPanel />)
  const input = screen.getByLabelText('Text of the sign')
  await userEvent.type(input, '  Back at 4  ')
  await press('Write the sign')

  expect(screen.getByRole('status')).toHaveTextContent('Back at 4')
  expect(input).toHaveValue('')
})
