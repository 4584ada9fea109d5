import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { BrowserRouter } from 'react-router'
import { App } from './App'
import { makeStore } from './app/store'
import { membersApi } from './features/members/membersApi'
import { startPracticeServer } from './server/practiceServer'
import { ServerSwitch } from './server/ServerSwitch'
import './index.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root"')

const { server, mode } = startPracticeServer(location.search)

const store = makeStore()
// Loads the members before a page needs them, and keeps them until a reset.
store.dispatch(membersApi.endpoints.getMembers.initiate())

createRoot(root).render(
  <StrictMode>
    <Provider store={store}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
      <ServerSwitch server={server} firstMode={mode} />
    </Provider>
  </StrictMode>,
)
