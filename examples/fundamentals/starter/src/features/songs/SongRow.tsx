import { formatLength } from './formatLength'
import { MoodMenu } from './MoodMenu'
import type { Mood, Song } from './song'

interface SongRowProps {
  song: Song
  onPlayedToggled?: (id: string) => void
  onMoodPicked?: (id: string, mood: Mood | null) => void
  onRemoved?: (id: string) => void
}

export function SongRow({ song, ...events }: SongRowProps) {
  const { id } = song

  return (
    <li className="song">
      <label>
        <input
          type="checkbox"
          checked={song.played}
          onChange={() => events.onPlayedToggled?.(id)}
        />
        {song.title}
      </label>
      <span className="length">{formatLength(song.seconds)}</span>
      <MoodMenu song={song} onPicked={(mood) => events.onMoodPicked?.(id, mood)} />
      <button
        type="button"
        aria-label={`Remove ${song.title}`}
        onClick={() => events.onRemoved?.(id)}>
        Remove
      </button>
    </li>
  )
}
