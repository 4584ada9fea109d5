import { NewSong } from './features/songs/NewSong'
import { SongList } from './features/songs/SongList'
import { Footer } from './features/view/Footer'

export function App() {
  return (
    <main>
      <h1>Encore</h1>
      <NewSong />
      <SongList />
      <Footer />
    </main>
  )
}
