import { useAppDispatch } from './app/hooks'
import { NewSong } from './features/songs/NewSong'
import { SongList } from './features/songs/SongList'
import { saveSong } from './features/songs/songThunks'
import { Footer } from './features/view/Footer'

export function App() {
  const dispatch = useAppDispatch()

  return (
    <main>
      <h1>Encore</h1>
      <NewSong onSave={(draft) => dispatch(saveSong(draft)).unwrap()} />
      <SongList />
      <Footer />
    </main>
  )
}
