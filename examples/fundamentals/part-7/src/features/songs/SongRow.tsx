import { useAppDispatch, useAppSelector } from '../../app/hooks'
import { formatLength } from './formatLength'
import { MoodMenu } from './MoodMenu'
import { selectSongById } from './songSelectors'
import { songMoodPicked, songPlayedToggled, songRemoved } from './songsSlice'

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
          onChange={() => dispatch(songPlayedToggled(id))}
        />
        {song.title}
      </label>
      <span className="length">{formatLength(song.seconds)}</span>
      <MoodMenu
        song={song}
        onPicked={(mood) => dispatch(songMoodPicked(id, mood))}
      />
      <button
        type="button"
        aria-label={`Remove ${song.title}`}
        onClick={() => dispatch(songRemoved(id))}>
        Remove
      </button>
    </li>
  )
}
