import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { App } from './App'
import { makeStore } from './app/store'
import { exampleSongs } from './features/songs/exampleSongs'
import { loadSongs } from './features/songs/songThunks'
import { startSongServer } from './server/songServer'
import './style.css'

const page = document.getElementById('root')
if (!page) throw new Error('index.html has no element with the id "root"')

const root = createRoot(page)

const mode = new URLSearchParams(location.search).get('server')
const server = startSongServer(exampleSongs, mode === 'slow' ? 3000 : 600)
if (mode === 'failing') server.failures = 1

const store = makeStore()
void store.dispatch(loadSongs())

root.render(
  <Provider store={store}>
    <App />
  </Provider>,
)
