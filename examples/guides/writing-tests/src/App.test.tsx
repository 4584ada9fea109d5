import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { App } from './App'
import { renderWithProviders } from './test/renderWithProviders'
import { server } from './test/server'

test('a visitor buys a ticket with a voucher', async () => {
  const { user } = renderWithProviders(<App />)

  await user.click(await screen.findByRole('button', { name: 'Add Hamlet' }))
  await user.type(screen.getByLabelText('Voucher'), 'SPRING')
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  expect(await screen.findByText('Total €18.00')).toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Pay' }))
  expect(await screen.findByText(/Your code is T-1/)).toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent('Total €0.00')
})

test('a sold-out show has a disabled button', async () => {
  renderWithProviders(<App />)
  const button = await screen.findByRole('button', { name: 'Add Medea' })
  expect(button).toBeDisabled()
})

test('a failed payment keeps the basket', async () => {
  server.use(
    http.post('*/api/orders', () => new HttpResponse(null, { status: 503 })),
  )
  const { user } = renderWithProviders(<App />)

  await user.click(await screen.findByRole('button', { name: 'Add Hamlet' }))
  await user.click(screen.getByRole('button', { name: 'Pay' }))

  expect(await screen.findByRole('alert')).toHaveTextContent(
    "The payment couldn't be confirmed.",
  )
  expect(screen.getByText(/1 × Hamlet/)).toBeInTheDocument()
})
