import { useAppDispatch } from '../../app/hooks'
import type { ToolDraft } from './tool'
import { ToolForm } from './ToolForm'
import { saveTool } from './toolsSlice'

export function AddToolForm() {
  const dispatch = useAppDispatch()

  const handleSave = (draft: ToolDraft) => dispatch(saveTool(draft)).unwrap()

  return (
    <section className="card" aria-labelledby="add-tool-title">
      <h2 id="add-tool-title">Add a tool</h2>
      <ToolForm button="Add the tool" onSave={handleSave} />
    </section>
  )
}
