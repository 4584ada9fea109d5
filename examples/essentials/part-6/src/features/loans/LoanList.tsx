import { Link } from 'react-router'
import { useAppSelector } from '../../app/hooks'
import { TimeAgo } from '../../components/TimeAgo'
import { selectMemberId } from '../session/sessionSlice'
import { selectToolById } from '../tools/toolsSlice'
import type { Loan } from './loan'
import { ReturnButton } from './ReturnButton'

export function LoanList({ loans }: { loans: Loan[] }) {
  if (loans.length === 0) return <p>Nothing so far.</p>
  return (
    <ul className="list">
      {loans.map((loan) => (
        <LoanRow key={loan.id} loan={loan} />
      ))}
    </ul>
  )
}

function LoanRow({ loan }: { loan: Loan }) {
  const tool = useAppSelector((state) => selectToolById(state, loan.toolId))
  const memberId = useAppSelector(selectMemberId)

  return (
    <li>
      <h3>
        <Link to={`/tools/${loan.toolId}`}>{tool?.name ?? 'A lost tool'}</Link>
      </h3>
      <p className="quiet">
        {loan.returnedAt === null ? 'Due ' : 'Returned '}
        <TimeAgo iso={loan.returnedAt ?? loan.dueAt} />
      </p>
      {loan.returnedAt === null && loan.memberId === memberId && (
        <ReturnButton loanId={loan.id} />
      )}
    </li>
  )
}
