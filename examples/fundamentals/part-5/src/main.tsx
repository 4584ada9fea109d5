import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { App } from './App'
import { readSongs, saveSongs } from './app/savedSongs'
import { makeStore } from './app/store'
import { exampleSongs } from './features/songs/exampleSongs'
import './style.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root"')

const store = makeStore(readSongs() ?? exampleSongs)
store.subscribe(() => saveSongs(store.getState().songs))

createRoot(root).render(
  <StrictMode>
    <Provider store={store}>
      <App />
    </Provider>
  </StrictMode>,
)
