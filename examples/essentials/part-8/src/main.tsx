import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { BrowserRouter } from 'react-router'
import { App } from './App'
import { makeStore } from './app/store'
import { startPracticeServer } from './server/practiceServer'
import { ServerSwitch } from './server/ServerSwitch'
import './index.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root"')

const { server, mode } = startPracticeServer(location.search)

const store = makeStore()

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
