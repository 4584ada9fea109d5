import { shallowEqual } from 'react-redux'
import { useAppSelector } from '../../app/hooks'
import { RequestNote } from '../request/RequestNote'
import { SongRow } from './SongRow'
import { selectSongsStatus, selectVisibleSongIds } from './songSelectors'

export function SongList() {
  const status = useAppSelector(selectSongsStatus)
  const ids = useAppSelector(selectVisibleSongIds, shallowEqual)

  if (status !== 'succeeded') return <RequestNote />
  if (ids.length === 0) return <p className="card quiet">No songs to show.</p>
  return (
    <ul className="card songs" aria-label="Songs">
      {ids.map((id) => (
        <SongRow key={id} id={id} />
      ))}
    </ul>
  )
}
