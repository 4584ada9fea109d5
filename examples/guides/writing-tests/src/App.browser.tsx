import { Provider } from 'react-redux'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { App } from './App'
import { setupStore } from './app/store'

test('a visitor buys a ticket in a browser', async () => {
  const screen = await render(
    <Provider store={setupStore()}>
      <App />
    </Provider>,
  )

  await screen.getByRole('button', { name: 'Add Hamlet' }).click()
  await screen.getByLabelText('Voucher').fill('SPRING')
  await screen.getByRole('button', { name: 'Apply' }).click()
  await expect.element(screen.getByText('Total €18.00')).toBeVisible()

  await screen.getByRole('button', { name: 'Pay' }).click()
  await expect.element(screen.getByText(/Your code is T-1/)).toBeVisible()
})
