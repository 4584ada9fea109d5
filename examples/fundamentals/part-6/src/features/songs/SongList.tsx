import { shallowEqual } from 'react-redux'
import { useAppDispatch, useAppSelector } from '../../app/hooks'
import { RequestNote } from '../request/RequestNote'
import { SongRow } from './SongRow'
import { selectVisibleSongIds } from './songSelectors'
import { loadSongs } from './songThunks'

export function SongList() {
  const request = useAppSelector((state) => state.request)
  const ids = useAppSelector(selectVisibleSongIds, shallowEqual)
  const dispatch = useAppDispatch()

  if (!request.hasLoaded) {
    return (
      <RequestNote
        isLoading={request.isLoading}
        problem={request.hasFailed ? 'The songs could not be loaded.' : null}
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
