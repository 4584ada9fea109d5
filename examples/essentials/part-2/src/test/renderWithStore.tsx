import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { makeStore } from '../app/store'

/** Renders a component with a store that no other test uses. */
export function renderWithStore(ui: ReactNode, store = makeStore()) {
  render(<Provider store={store}>{ui}</Provider>)
  return store
}
