import { shallowEqual } from 'react-redux'
import { useAppSelector } from '../../app/hooks'
import { SongRow } from './SongRow'
import { selectVisibleSongIds } from './songSelectors'

export function SongList() {
  const ids = useAppSelector(selectVisibleSongIds, shallowEqual)

  if (ids.length === 0) return <p className="card quiet">No songs to show.</p>
  return (
    <ul className="card songs" aria-label="Songs">
      {ids.map((id) => (
        <SongRow key={id} id={id} />
      ))}
    </ul>
  )
}
