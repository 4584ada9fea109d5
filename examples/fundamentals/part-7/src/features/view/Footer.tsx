import { useAppDispatch, useAppSelector } from '../../app/hooks'
import { selectSecondsLeft } from '../songs/songSelectors'
import { allSongsPlayed, playedSongsCleared } from '../songs/songsSlice'
import { Filters } from './Filters'
import { moodToggled, showChanged } from './viewSlice'

export function Footer() {
  const minutes = useAppSelector((state) =>
    Math.ceil(selectSecondsLeft(state) / 60),
  )
  const view = useAppSelector((state) => state.view)
  const dispatch = useAppDispatch()

  return (
    <footer className="card footer">
      <p className="minutes" role="status">
        {minutes === 1 ? '1 minute left' : `${minutes} minutes left`}
      </p>
      <Filters
        view={view}
        onShowChanged={(show) => dispatch(showChanged(show))}
        onMoodToggled={(mood) => dispatch(moodToggled(mood))}
      />
      <div className="row">
        <button type="button" onClick={() => dispatch(allSongsPlayed())}>
          Mark all as played
        </button>
        <button type="button" onClick={() => dispatch(playedSongsCleared())}>
          Clear played songs
        </button>
      </div>
    </footer>
  )
}
