import { useAppDispatch, useAppSelector } from '../../app/hooks'
import { formatLength } from './formatLength'
import { moods, type Mood } from './song'
import { selectSongById } from './songSelectors'

export function SongRow({ id }: { id: string }) {
  const song = useAppSelector((state) => selectSongById(state, id))
  const dispatch = useAppDispatch()

  if (!song) return null

  const handleMood = (value: string) => {
    const mood = value === '' ? null : (value as Mood)
    dispatch({ type: 'songs/moodPicked', payload: { id, mood } })
  }

  return (
    <li className="song">
      <label>
        <input
          type="checkbox"
          checked={song.played}
          onChange={() => dispatch({ type: 'songs/playedToggled', payload: id })}
        />
        {song.title}
      </label>
      <span className="length">{formatLength(song.seconds)}</span>
      <select
        aria-label={`Mood of ${song.title}`}
        value={song.mood ?? ''}
        onChange={(event) => handleMood(event.target.value)}>
        <option value="">no mood</option>
        {moods.map((mood) => (
          <option key={mood}>{mood}</option>
        ))}
      </select>
      <button
        type="button"
        aria-label={`Remove ${song.title}`}
        onClick={() => dispatch({ type: 'songs/removed', payload: id })}>
        Remove
      </button>
    </li>
  )
}
