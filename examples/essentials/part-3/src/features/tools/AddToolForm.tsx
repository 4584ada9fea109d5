import { nanoid } from '@reduxjs/toolkit'
import type { SyntheticEvent } from 'react'
import { useAppDispatch } from '../../app/hooks'
import { toolKinds, type ToolKind } from './tool'
import { toolAdded } from './toolsSlice'

export function AddToolForm() {
  const dispatch = useAppDispatch()

  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const fields = new FormData(form)
    const name = String(fields.get('name')).trim()
    if (!name) return

    dispatch(
      toolAdded({
        id: nanoid(),
        name,
        kind: fields.get('kind') as ToolKind,
        note: String(fields.get('note')).trim(),
      }),
    )
    form.reset()
  }

  return (
    <section className="card" aria-labelledby="add-tool-title">
      <h2 id="add-tool-title">Add a tool</h2>
      <form onSubmit={handleSubmit}>
        <label>
          Name
          <input name="name" required maxLength={60} />
        </label>
        <label>
          Kind
          <select name="kind">
            {toolKinds.map((kind) => (
              <option key={kind}>{kind}</option>
            ))}
          </select>
        </label>
        <label>
          Note
          <textarea name="note" rows={2} maxLength={200} />
        </label>
        <div className="buttons">
          <button type="submit" className="button-main">
            Add the tool
          </button>
        </div>
      </form>
    </section>
  )
}
