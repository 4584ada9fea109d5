import { rootReducer, type RootState } from './app/rootReducer'
import { exampleSongs } from './features/songs/exampleSongs'
import './style.css'

let state: RootState | undefined

for (const song of exampleSongs) {
  state = rootReducer(state, { type: 'songs/added', payload: song })
}
state = rootReducer(state, { type: 'songs/playedToggled', payload: 'lanterns' })
state = rootReducer(state, { type: 'songs/removed', payload: 'tram' })
state = rootReducer(state, { type: 'view/showChanged', payload: 'queued' })

const output = document.querySelector('#state')
if (output) output.textContent = JSON.stringify(state, null, 2)
