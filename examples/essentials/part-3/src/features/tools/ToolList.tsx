import { useAppSelector } from '../../app/hooks'
import { selectTools } from './toolsSlice'
import './tools.css'

export function ToolList() {
  const tools = useAppSelector(selectTools)

  return (
    <section className="card" aria-labelledby="tools-title">
      <h2 id="tools-title">Tools</h2>
      <ul className="list">
        {tools.map((tool) => (
          <li key={tool.id}>
            <h3>{tool.name}</h3> <span className="badge">{tool.kind}</span>
            <p className="quiet">{tool.note}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
