import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { setupListeners } from '@reduxjs/toolkit/query'
import { Provider } from 'react-redux'
import { App } from './App'
import { setupStore } from './app/store'

const store = setupStore()
setupListeners(store.dispatch)

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Provider store={store}>
      <App />
    </Provider>
  </StrictMode>,
)
