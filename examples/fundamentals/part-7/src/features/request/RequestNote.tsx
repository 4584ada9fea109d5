import { useAppDispatch, useAppSelector } from '../../app/hooks'
import { selectSongsError, selectSongsStatus } from '../songs/songSelectors'
import { loadSongs } from '../songs/songThunks'

export function RequestNote() {
  const status = useAppSelector(selectSongsStatus)
  const error = useAppSelector(selectSongsError)
  const dispatch = useAppDispatch()

  if (status === 'failed') {
    return (
      <div className="card row">
        <p className="problem grow" role="alert">
          The songs could not be loaded. {error}
        </p>
        <button type="button" onClick={() => dispatch(loadSongs())}>
          Try again
        </button>
      </div>
    )
  }
  return (
    <p className="card quiet" aria-live="polite">
      Loading the songs…
    </p>
  )
}
