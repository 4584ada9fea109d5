import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setupStore } from '../app/store'
import { Basket } from '../features/basket/Basket'
import { ticketAdded } from '../features/basket/basketSlice'
import { hamlet } from './handlers'
import { renderWithProviders } from './renderWithProviders'

test('rerender keeps the store', () => {
  const store = setupStore()
  store.dispatch(ticketAdded(hamlet))
  const { rerender } = renderWithProviders(<p>Loading</p>, { store })

  rerender(<Basket />)

  expect(screen.getByRole('status')).toHaveTextContent('Total €24.00')
})

test('options are passed on to render', () => {
  const container = document.body.appendChild(document.createElement('main'))
  renderWithProviders(<Basket />, { container })
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('status'))
})
