import { shallowEqual } from 'react-redux'
import { useAppDispatch, useAppSelector } from '../../app/hooks'
import { RequestNote } from '../request/RequestNote'
import { SongRow } from './SongRow'
import {
  selectSongsError,
  selectSongsStatus,
  selectVisibleSongIds,
} from './songSelectors'
import { loadSongs } from './songThunks'

export function SongList() {
  const status = useAppSelector(selectSongsStatus)
  const error = useAppSelector(selectSongsError)
  const ids = useAppSelector(selectVisibleSongIds, shallowEqual)
  const dispatch = useAppDispatch()

  if (status !== 'succeeded') {
    return (
      <RequestNote
        isLoading={status === 'loading'}
        problem={error}
        onRetry={() => dispatch(loadSongs())}
      />
    )
  }
  if (ids.length === 0) return <p className="card quiet">No songs to show.</p>
  return (
    <ul className="card songs" aria-label="Songs">
      {ids.map((id) => (
        <SongRow key={id} id={id} />
      ))}
    </ul>
  )
}
