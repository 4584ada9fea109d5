import { readSongs, saveSongs } from './app/savedSongs'
import { makeStore } from './app/store'
import { exampleSongs } from './features/songs/exampleSongs'
import './style.css'

const store = makeStore(readSongs() ?? exampleSongs)

function render() {
  const output = document.querySelector('#state')
  if (output) output.textContent = JSON.stringify(store.getState(), null, 2)
}

render()
store.subscribe(render)
store.subscribe(() => saveSongs(store.getState().songs))

document.querySelector('#add')?.addEventListener('click', () => {
  const id = crypto.randomUUID()
  const encore = { id, title: 'Encore', seconds: 240, mood: null, played: false }
  store.dispatch({ type: 'songs/added', payload: encore })
})

document.querySelector('#play')?.addEventListener('click', () => {
  store.dispatch({ type: 'songs/allPlayed', meta: { delay: 3000 } })
})

document.querySelector('#clear')?.addEventListener('click', () => {
  store.dispatch({ type: 'songs/playedCleared' })
})
