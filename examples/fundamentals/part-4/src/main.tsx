import { createRoot } from 'react-dom/client'
import { App } from './App'
import { readSongs, saveSongs } from './app/savedSongs'
import { makeStore } from './app/store'
import { exampleSongs } from './features/songs/exampleSongs'
import type { SongDraft } from './features/songs/song'
import './style.css'

const page = document.getElementById('root')
if (!page) throw new Error('index.html has no element with the id "root"')

const root = createRoot(page)

const store = makeStore(readSongs() ?? exampleSongs)
const { dispatch } = store

function save({ title, seconds }: SongDraft) {
  const id = crypto.randomUUID()
  const song = { id, title, seconds, mood: null, played: false }
  dispatch({ type: 'songs/added', payload: song })
}

function render() {
  const { songs, view } = store.getState()
  root.render(
    <App
      songs={songs}
      view={view}
      onSave={save}
      onPlayedToggled={(id) =>
        dispatch({ type: 'songs/playedToggled', payload: id })
      }
      onMoodPicked={(id, mood) =>
        dispatch({ type: 'songs/moodPicked', payload: { id, mood } })
      }
      onRemoved={(id) => dispatch({ type: 'songs/removed', payload: id })}
      onAllPlayed={() => dispatch({ type: 'songs/allPlayed' })}
      onPlayedCleared={() => dispatch({ type: 'songs/playedCleared' })}
      onShowChanged={(show) =>
        dispatch({ type: 'view/showChanged', payload: show })
      }
      onMoodToggled={(mood) =>
        dispatch({ type: 'view/moodToggled', payload: mood })
      }
    />,
  )
}

render()
store.subscribe(render)
store.subscribe(() => saveSongs(store.getState().songs))
