import { moods, type Mood, type Song } from './song'

interface MoodMenuProps {
  song: Song
  onPicked?: (mood: Mood | null) => void
}

export function MoodMenu({ song, onPicked }: MoodMenuProps) {
  return (
    <select
      aria-label={`Mood of ${song.title}`}
      value={song.mood ?? ''}
      onChange={(event) => {
        onPicked?.(moods.find((mood) => mood === event.target.value) ?? null)
      }}>
      <option value="">no mood</option>
      {moods.map((mood) => (
        <option key={mood}>{mood}</option>
      ))}
    </select>
  )
}
