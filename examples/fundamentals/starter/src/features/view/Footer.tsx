import type { Mood } from '../songs/song'
import { Filters } from './Filters'
import type { Show, ViewState } from './view'

interface FooterProps {
  minutes: number
  view: ViewState
  onAllPlayed?: () => void
  onPlayedCleared?: () => void
  onShowChanged?: (show: Show) => void
  onMoodToggled?: (mood: Mood) => void
}

export function Footer({ minutes, view, ...events }: FooterProps) {
  return (
    <footer className="card footer">
      <p className="minutes" role="status">
        {minutes === 1 ? '1 minute left' : `${minutes} minutes left`}
      </p>
      <Filters
        view={view}
        onShowChanged={events.onShowChanged}
        onMoodToggled={events.onMoodToggled}
      />
      <div className="row">
        <button type="button" onClick={() => events.onAllPlayed?.()}>
          Mark all as played
        </button>
        <button type="button" onClick={() => events.onPlayedCleared?.()}>
          Clear played songs
        </button>
      </div>
    </footer>
  )
}
