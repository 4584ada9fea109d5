import { memo } from 'react'
import { Link } from 'react-router'
import { useAppSelector } from '../../app/hooks'
import { TimeAgo } from '../../components/TimeAgo'
import { selectLoanOfTool } from '../loans/loansSlice'
import { OwnerName } from '../members/OwnerName'
import type { Tool } from './tool'

/** Re-renders only if its tool has changed, because the cache keeps equal records. */
export const ToolRow = memo(function ToolRow({ tool }: { tool: Tool }) {
  const isLent = useAppSelector((state) => !!selectLoanOfTool(state, tool.id))

  return (
    <li>
      <h3>
        <Link to={`/tools/${tool.id}`}>{tool.name}</Link>
      </h3>{' '}
      <span className="badge">{tool.kind}</span>{' '}
      {isLent && <span className="badge badge-good">lent out</span>}
      <p className="quiet">
        From <OwnerName ownerId={tool.ownerId} />, added{' '}
        <TimeAgo iso={tool.addedAt} />
      </p>
    </li>
  )
})
