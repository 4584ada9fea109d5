import { useParams } from 'react-router'
import { useAppSelector } from '../../app/hooks'
import { NotFoundPage } from '../../components/NotFoundPage'
import { PageHeading } from '../../components/PageHeading'
import { LoanList } from '../loans/LoanList'
import { selectLoansOfMember } from '../loans/loansSlice'
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
        <LoanList loans={loans} />
      </section>
    </>
  )
}
