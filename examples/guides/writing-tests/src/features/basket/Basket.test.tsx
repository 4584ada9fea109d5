import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setupStore } from '../../app/store'
import { hamlet } from '../../test/handlers'
import { renderWithProviders } from '../../test/renderWithProviders'
import { Basket } from './Basket'
import { basketExpired, ticketAdded, type BasketState } from './basketSlice'

const basket: BasketState = {
  lines: [{ showId: 'hamlet', title: 'Hamlet', price: 2400, count: 2 }],
  voucher: null,
  voucherStatus: 'idle',
}
const preloadedState = { basket }

test('removing a ticket lowers the total', async () => {
  const { user } = renderWithProviders(<Basket />, { preloadedState })
  expect(screen.getByRole('status')).toHaveTextContent('Total €48.00')

  await user.click(screen.getByRole('button', { name: 'Remove Hamlet' }))

  expect(screen.getByRole('status')).toHaveTextContent('Total €24.00')
})

test('an expired basket is empty', () => {
  const store = setupStore()
  store.dispatch(ticketAdded(hamlet))
  renderWithProviders(<Basket />, { store })
  expect(screen.getByRole('status')).toHaveTextContent('Total €24.00')

  act(() => store.dispatch(basketExpired()))

  expect(screen.getByRole('status')).toHaveTextContent('Total €0.00')
})

test('an unknown voucher is reported', async () => {
  const { user } = renderWithProviders(<Basket />, { preloadedState })

  await user.type(screen.getByLabelText('Voucher'), 'WINTER')
  await user.click(screen.getByRole('button', { name: 'Apply' }))

  expect(await screen.findByRole('alert')).toHaveTextContent('Voucher not applied')
})
