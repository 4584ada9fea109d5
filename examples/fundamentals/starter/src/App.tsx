import { NewSong } from './features/songs/NewSong'
import { SongList } from './features/songs/SongList'
import type { Mood, Song, SongDraft } from './features/songs/song'
import { Footer } from './features/view/Footer'
import { isVisible, type Show, type ViewState } from './features/view/view'

interface AppProps {
  songs: Song[]
  view: ViewState
  onSave?: (draft: SongDraft) => unknown
  onPlayedToggled?: (id: string) => void
  onMoodPicked?: (id: string, mood: Mood | null) => void
  onRemoved?: (id: string) => void
  onAllPlayed?: () => void
  onPlayedCleared?: () => void
  onShowChanged?: (show: Show) => void
  onMoodToggled?: (mood: Mood) => void
}

export function App({ songs, view, onSave, ...events }: AppProps) {
  const visible = songs.filter((song) => isVisible(song, view))
  const secondsLeft = songs.reduce(
    (sum, song) => (song.played ? sum : sum + song.seconds),
    0,
  )

  return (
    <main>
      <h1>Encore</h1>
      <NewSong onSave={onSave} />
      <SongList songs={visible} {...events} />
      <Footer minutes={Math.ceil(secondsLeft / 60)} view={view} {...events} />
    </main>
  )
}
