import { nanoid } from '@reduxjs/toolkit'
import type { SyntheticEvent } from 'react'
import { useAppDispatch } from '../../app/hooks'
import { readToolDraft, ToolFields } from './ToolFields'
import { toolAdded } from './toolsSlice'

export function AddToolForm() {
  const dispatch = useAppDispatch()

  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const draft = readToolDraft(form)
    if (!draft.name) return

    dispatch(
      toolAdded({
        ...draft,
        id: nanoid(),
        ownerId: 'member-1',
        addedAt: new Date().toISOString(),
        wear: { blunt: 0, loose: 0, missingPart: 0 },
      }),
    )
    form.reset()
  }

  return (
    <section className="card" aria-labelledby="add-tool-title">
      <h2 id="add-tool-title">Add a tool</h2>
      <form onSubmit={handleSubmit}>
        <ToolFields />
        <div className="buttons">
          <button type="submit" className="button-main">
            Add the tool
          </button>
        </div>
      </form>
    </section>
  )
}
