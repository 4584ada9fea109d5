import { useAppDispatch, useAppSelector } from '../../app/hooks'
import { loadSongs } from '../songs/songThunks'

export function RequestNote() {
  const isLoading = useAppSelector((state) => state.request.isLoading)
  const hasFailed = useAppSelector((state) => state.request.hasFailed)
  const dispatch = useAppDispatch()

  return (
    <>
      {isLoading && (
        <p className="card quiet" aria-live="polite">
          Loading the songs…
        </p>
      )}
      {hasFailed && (
        <div className="card row">
          <p className="problem grow" role="alert">
            The songs could not be loaded.
          </p>
          <button type="button" onClick={() => dispatch(loadSongs())}>
            Try again
          </button>
        </div>
      )}
    </>
  )
}
