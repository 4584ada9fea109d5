import { hydrateRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { App } from './App'
import { makeStore, type RootState } from './store'

const root = document.getElementById('root')
const stateElement = document.getElementById('state')
if (!root || !stateElement)
  throw new Error('The server sent an incomplete page.')

const state: RootState = JSON.parse(stateElement.textContent)
const store = makeStore(state)

hydrateRoot(
  root,
  <Provider store={store} serverState={state}>
    <App />
  </Provider>,
)
