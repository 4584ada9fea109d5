import type { Store } from '@reduxjs/toolkit'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router'

/** Renders a component at a path, with a store that no other test uses. */
export function renderWithStore<AppStore extends Store>(
  ui: ReactNode,
  { store, path = '/' }: { store: AppStore; path?: string },
) {
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>{ui}</MemoryRouter>
    </Provider>,
  )
  return store
}
