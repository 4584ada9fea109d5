import type { AppAction } from './app/actions'
import { rootReducer, type RootState } from './app/rootReducer'
import { exampleSongs } from './features/songs/exampleSongs'
import './style.css'

const actions: AppAction[] = [
  ...exampleSongs.map((payload): AppAction => ({ type: 'songs/added', payload })),
  { type: 'songs/playedToggled', payload: 'lanterns' },
  { type: 'view/showChanged', payload: 'queued' },
]

const state = actions.reduce<RootState | undefined>(rootReducer, undefined)

const output = document.querySelector('#state')
if (output) output.textContent = JSON.stringify(state, null, 2)
