import { useAppDispatch, useAppSelector } from '../../app/hooks'
import { moods } from '../songs/song'
import { selectSecondsLeft } from '../songs/songSelectors'
import { allSongsPlayed, playedSongsCleared } from '../songs/songsSlice'
import { moodToggled, showChanged, shows } from './viewSlice'

export function Footer() {
  const minutes = useAppSelector((state) =>
    Math.ceil(selectSecondsLeft(state) / 60),
  )
  const show = useAppSelector((state) => state.view.show)
  const chosenMoods = useAppSelector((state) => state.view.moods)
  const dispatch = useAppDispatch()

  return (
    <footer className="card footer">
      <p className="minutes" role="status">
        {minutes === 1 ? '1 minute left' : `${minutes} minutes left`}
      </p>
      <fieldset>
        <legend>Show</legend>
        {shows.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="show"
              checked={each === show}
              onChange={() => dispatch(showChanged(each))}
            />
            {each}
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>Moods</legend>
        {moods.map((mood) => (
          <label key={mood}>
            <input
              type="checkbox"
              checked={chosenMoods.includes(mood)}
              onChange={() => dispatch(moodToggled(mood))}
            />
            {mood}
          </label>
        ))}
      </fieldset>
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
