import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { TimeAgo } from '../../components/TimeAgo'
import type { Loan } from './loan'

interface LoanRowProps {
  loan: Loan
  tool: ReactNode
}

export function LoanRow({ loan, tool }: LoanRowProps) {
  return (
    <li>
      <h3>
        <Link to={`/tools/${loan.toolId}`}>{tool}</Link>
      </h3>
      <p className="quiet">
        {loan.returnedAt === null ? 'Due ' : 'Returned '}
        <TimeAgo iso={loan.returnedAt ?? loan.dueAt} />
      </p>
    </li>
  )
}
