import { useState, type SyntheticEvent } from 'react'
import { messageOf } from '../../app/messageOf'
import type { SongDraft } from './song'

interface NewSongProps {
  /** May return a promise, and reject it to keep the title and show a problem. */
  onSave?: (draft: SongDraft) => unknown
}

export function NewSong({ onSave }: NewSongProps) {
  const [title, setTitle] = useState('')
  const [minutes, setMinutes] = useState('4')
  const [isSaving, setIsSaving] = useState(false)
  const [problem, setProblem] = useState('')

  const handleSubmit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (isSaving) return

    setIsSaving(true)
    setProblem('')
    try {
      const seconds = Math.round(Number(minutes) * 60)
      await onSave?.({ title: title.trim(), seconds })
      // Keeps the next title if it was typed in the meantime.
      setTitle((current) => (current === title ? '' : current))
    } catch (error) {
      setProblem(messageOf(error))
    }
    setIsSaving(false)
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
      <button type="submit" className="button-main" aria-disabled={isSaving}>
        {isSaving ? 'Saving…' : 'Add the song'}
      </button>
      {problem && (
        <p className="problem grow" role="alert">
          {problem}
        </p>
      )}
    </form>
  )
}
