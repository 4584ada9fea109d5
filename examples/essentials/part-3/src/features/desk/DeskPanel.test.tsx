import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { makeStore } from '../../app/store'
import { renderWithStore } from '../../test/renderWithStore'
import { DeskPanel } from './DeskPanel'

const press = (name: string) =>
  userEvent.click(screen.getByRole('button', { name }))

test('counts visitors, who leave when the desk closes', async () => {
  renderWithStore(<DeskPanel />, { store: makeStore() })
  await press('Open the desk')
  await press('A visitor enters')
  expect(screen.getByRole('status')).toHaveTextContent('Open 1 visitor')

  await press('Close the desk')
  expect(screen.getByRole('status')).toHaveTextContent('Closed 0 visitors')
})
