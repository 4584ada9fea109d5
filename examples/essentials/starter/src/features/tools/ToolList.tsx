import { Link } from 'react-router'
import { TimeAgo } from '../../components/TimeAgo'
import { OwnerName } from '../members/OwnerName'
import { sampleTools } from './sampleTools'
import './tools.css'

export function ToolList() {
  return (
    <section className="card" aria-labelledby="tools-title">
      <h2 id="tools-title">In the shed</h2>
      <ul className="list">
        {sampleTools.map((tool) => (
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
