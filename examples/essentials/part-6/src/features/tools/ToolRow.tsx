import { memo } from 'react'
import { Link } from 'react-router'
import { useAppSelector } from '../../app/hooks'
import { TimeAgo } from '../../components/TimeAgo'
import { selectLoanOfTool } from '../loans/loansSlice'
import { OwnerName } from '../members/OwnerName'
import { selectToolById } from './toolsSlice'

/** Renders again when its own record changes, not when another one does. */
export const ToolRow = memo(function ToolRow({ toolId }: { toolId: string }) {
  const tool = useAppSelector((state) => selectToolById(state, toolId))
  const isLent = useAppSelector((state) => !!selectLoanOfTool(state, toolId))

  if (!tool) return null
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
