import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { App } from './App'
import { readSongs, saveSongs } from './app/savedSongs'
import { makeStore } from './app/store'
import { exampleSongs } from './features/songs/exampleSongs'
import './style.css'

const page = document.getElementById('root')
if (!page) throw new Error('index.html has no element with the id "root"')

const root = createRoot(page)

const store = makeStore(readSongs() ?? exampleSongs)
store.subscribe(() => saveSongs(store.getState().songs))

root.render(
  <Provider store={store}>
    <App />
  </Provider>,
)
