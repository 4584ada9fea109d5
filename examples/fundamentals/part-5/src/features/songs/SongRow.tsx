import { useAppDispatch, useAppSelector } from '../../app/hooks'
import { formatLength } from './formatLength'
import { MoodMenu } from './MoodMenu'
import { selectSongById } from './songSelectors'

export function SongRow({ id }: { id: string }) {
  const song = useAppSelector((state) => selectSongById(state, id))
  const dispatch = useAppDispatch()

  if (!song) return null
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
      <MoodMenu
        song={song}
        onPicked={(mood) =>
          dispatch({ type: 'songs/moodPicked', payload: { id, mood } })
        }
      />
      <button
        type="button"
        aria-label={`Remove ${song.title}`}
        onClick={() => dispatch({ type: 'songs/removed', payload: id })}>
        Remove
      </button>
    </li>
  )
}
