import { useState, type SyntheticEvent } from 'react'
import { useAppDispatch } from '../../app/hooks'

export function NewSong() {
  const [title, setTitle] = useState('')
  const [minutes, setMinutes] = useState('4')
  const dispatch = useAppDispatch()

  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (title.trim() === '') return
    dispatch({
      type: 'songs/added',
      payload: {
        id: crypto.randomUUID(),
        title: title.trim(),
        seconds: Math.round(Number(minutes) * 60),
        mood: null,
        played: false,
      },
    })
    setTitle('')
  }

  return (
    <form className="card row" onSubmit={handleSubmit}>
      <label className="grow">
        Title
        <input
          required
          maxLength={60}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
      </label>
      <label>
        Minutes
        <input
          type="number"
          min="0.5"
          max="30"
          step="0.5"
          required
          value={minutes}
          onChange={(event) => setMinutes(event.target.value)}
        />
      </label>
      <button type="submit" className="button-main">
        Add the song
      </button>
    </form>
  )
}
