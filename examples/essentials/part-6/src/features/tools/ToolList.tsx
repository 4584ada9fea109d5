import { useAppSelector } from '../../app/hooks'
import { ToolRow } from './ToolRow'
import { selectToolIds } from './toolsSlice'
import './tools.css'

export function ToolList() {
  const toolIds = useAppSelector(selectToolIds)

  return (
    <section className="card" aria-labelledby="tools-title">
      <h2 id="tools-title">In the shed</h2>
      {toolIds.length === 0 && <p>The shed is empty. Add the first tool below.</p>}
      <ul className="list">
        {toolIds.map((toolId) => (
          <ToolRow key={toolId} toolId={toolId} />
        ))}
      </ul>
    </section>
  )
}
