import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { App } from './App'
import { makeStore } from './store'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the ID "root".')

createRoot(root).render(
  <Provider store={makeStore()}>
    <App />
  </Provider>,
)
