import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router'
import { makeStore } from '../app/store'

/** Renders a component at a path, with a store that no other test uses. */
export function renderWithStore(
  ui: ReactNode,
  { store = makeStore(), path = '/' } = {},
) {
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>{ui}</MemoryRouter>
    </Provider>,
  )
  return store
}
