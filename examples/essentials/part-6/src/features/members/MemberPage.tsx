import { useParams } from 'react-router'
import { useAppSelector } from '../../app/hooks'
import { NotFoundPage } from '../../components/NotFoundPage'
import { PageHeading } from '../../components/PageHeading'
import { LoanRow } from '../loans/LoanRow'
import { selectLoansOfMember } from '../loans/loansSlice'
import { ToolName } from '../tools/ToolName'
import { selectMemberById } from './membersSlice'

export function MemberPage() {
  const { memberId = '' } = useParams()
  const member = useAppSelector((state) => selectMemberById(state, memberId))
  const loans = useAppSelector((state) => selectLoansOfMember(state, memberId))

  if (!member) return <NotFoundPage what="member" />
  return (
    <>
      <PageHeading>{member.name}</PageHeading>
      <section className="card" aria-labelledby="loans-title">
        <h2 id="loans-title">Borrowed</h2>
        {loans.length === 0 && <p>Nothing so far.</p>}
        <ul className="list">
          {loans.map((loan) => (
            <LoanRow
              key={loan.id}
              loan={loan}
              tool={<ToolName toolId={loan.toolId} />}
            />
          ))}
        </ul>
      </section>
    </>
  )
}
