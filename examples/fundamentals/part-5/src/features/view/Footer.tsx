import { useAppDispatch, useAppSelector } from '../../app/hooks'
import { selectSecondsLeft } from '../songs/songSelectors'
import { Filters } from './Filters'

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
        onShowChanged={(show) =>
          dispatch({ type: 'view/showChanged', payload: show })
        }
        onMoodToggled={(mood) =>
          dispatch({ type: 'view/moodToggled', payload: mood })
        }
      />
      <div className="row">
        <button type="button" onClick={() => dispatch({ type: 'songs/allPlayed' })}>
          Mark all as played
        </button>
        <button
          type="button"
          onClick={() => dispatch({ type: 'songs/playedCleared' })}>
          Clear played songs
        </button>
      </div>
    </footer>
  )
}
