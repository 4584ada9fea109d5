import type { SyntheticEvent } from 'react'
import { useAppDispatch, useAppSelector } from '../../app/hooks'
import { selectMemberId } from '../session/sessionSlice'
import { readToolDraft, ToolFields } from './ToolFields'
import { toolAdded } from './toolsSlice'

export function AddToolForm() {
  const memberId = useAppSelector(selectMemberId)
  const dispatch = useAppDispatch()

  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const draft = readToolDraft(form)
    if (!draft.name || memberId === null) return

    dispatch(toolAdded(draft, memberId))
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
