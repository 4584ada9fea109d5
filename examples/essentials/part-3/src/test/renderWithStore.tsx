import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { makeStore } from '../app/store'

/** Renders as the app does, with a store that only this test sees. */
export function renderWithStore(ui: ReactNode, store = makeStore()) {
  render(<Provider store={store}>{ui}</Provider>)
  return store
}
