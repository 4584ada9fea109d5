import type { Mood, Song } from './song'
import { SongRow } from './SongRow'

interface SongListProps {
  songs: Song[]
  onPlayedToggled?: (id: string) => void
  onMoodPicked?: (id: string, mood: Mood | null) => void
  onRemoved?: (id: string) => void
}

export function SongList({ songs, ...events }: SongListProps) {
  if (songs.length === 0) return <p className="card quiet">No songs to show.</p>
  return (
    <ul className="card songs" aria-label="Songs">
      {songs.map((song) => (
        <SongRow key={song.id} song={song} {...events} />
      ))}
    </ul>
  )
}
