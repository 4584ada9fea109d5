import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { App } from './App'
import { HOLD_TIME } from './features/basket/basketListeners'
import { renderWithProviders } from './test/renderWithProviders'

test('a visitor who hesitates for too long finds an empty basket', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  renderWithProviders(<App />)

  await user.click(await screen.findByRole('button', { name: 'Add Hamlet' }))
  expect(screen.getByRole('status')).toHaveTextContent('Total €24.00')

  await act(() => vi.advanceTimersByTimeAsync(HOLD_TIME))
  expect(screen.getByRole('status')).toHaveTextContent('Total €0.00')
})
