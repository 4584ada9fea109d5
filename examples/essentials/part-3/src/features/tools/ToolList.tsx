import { Link } from 'react-router'
import { useAppSelector } from '../../app/hooks'
import { TimeAgo } from '../../components/TimeAgo'
import { OwnerName } from '../members/OwnerName'
import { selectTools } from './toolsSlice'
import './tools.css'

export function ToolList() {
  const tools = useAppSelector(selectTools)

  return (
    <section className="card" aria-labelledby="tools-title">
      <h2 id="tools-title">In the shed</h2>
      <ul className="list">
        {tools.map((tool) => (
          <li key={tool.id}>
            <h3>
              <Link to={`/tools/${tool.id}`}>{tool.name}</Link>
            </h3>{' '}
            <span className="badge">{tool.kind}</span>
            <p className="quiet">
              From <OwnerName ownerId={tool.ownerId} />, added{' '}
              <TimeAgo iso={tool.addedAt} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
