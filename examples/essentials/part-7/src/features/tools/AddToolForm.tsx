import { useAppSelector } from '../../app/hooks'
import { useAddToolMutation } from '../../app/shedApi'
import { selectMemberId } from '../session/sessionSlice'
import type { ToolDraft } from './tool'
import { ToolForm } from './ToolForm'

export function AddToolForm() {
  const ownerId = useAppSelector(selectMemberId) ?? ''
  const [addTool] = useAddToolMutation()

  const handleSave = (draft: ToolDraft) => addTool({ ...draft, ownerId }).unwrap()

  return (
    <section className="card" aria-labelledby="add-tool-title">
      <h2 id="add-tool-title">Add a tool</h2>
      <ToolForm button="Add the tool" onSave={handleSave} />
    </section>
  )
}
