import { useAppDispatch } from './app/hooks'
import { NewSong } from './features/songs/NewSong'
import { SongList } from './features/songs/SongList'
import type { SongDraft } from './features/songs/song'
import { Footer } from './features/view/Footer'

export function App() {
  const dispatch = useAppDispatch()

  function save({ title, seconds }: SongDraft) {
    const id = crypto.randomUUID()
    const song = { id, title, seconds, mood: null, played: false }
    dispatch({ type: 'songs/added', payload: song })
  }

  return (
    <main>
      <h1>Encore</h1>
      <NewSong onSave={save} />
      <SongList />
      <Footer />
    </main>
  )
}
