import { moods, type Mood } from '../songs/song'
import { shows, type Show, type ViewState } from './view'

interface FiltersProps {
  view: ViewState
  onShowChanged?: (show: Show) => void
  onMoodToggled?: (mood: Mood) => void
}

export function Filters({ view, onShowChanged, onMoodToggled }: FiltersProps) {
  return (
    <>
      <fieldset>
        <legend>Show</legend>
        {shows.map((show) => (
          <label key={show}>
            <input
              type="radio"
              name="show"
              checked={show === view.show}
              onChange={() => onShowChanged?.(show)}
            />
            {show}
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>Moods</legend>
        {moods.map((mood) => (
          <label key={mood}>
            <input
              type="checkbox"
              checked={view.moods.includes(mood)}
              onChange={() => onMoodToggled?.(mood)}
            />
            {mood}
          </label>
        ))}
      </fieldset>
    </>
  )
}
