import { useParams } from 'react-router'
import { messageOf } from '../../app/messageOf'
import { ErrorBox } from '../../components/ErrorBox'
import { NotFoundPage } from '../../components/NotFoundPage'
import { PageHeading } from '../../components/PageHeading'
import { LoanRow } from '../loans/LoanRow'
import { selectLoansOfMember, useGetLoansQuery } from '../loans/loansApi'
import { ToolName } from '../tools/ToolName'
import { useGetMembersQuery } from './membersApi'

export function MemberPage() {
  const { memberId = '' } = useParams()
  const { data: members } = useGetMembersQuery()
  const { loans, error, refetch } = useGetLoansQuery(undefined, {
    selectFromResult: ({ data, error }) => ({
      loans: data && selectLoansOfMember(data, memberId),
      error,
    }),
  })
  const member = members?.entities[memberId]

  if (members && !member) return <NotFoundPage what="member" />
  return (
    <>
      <PageHeading>{member?.name ?? 'Member'}</PageHeading>
      {error && <ErrorBox message={messageOf(error)} onRetry={refetch} />}
      <section className="card" aria-labelledby="loans-title">
        <h2 id="loans-title">Borrowed</h2>
        {loans?.length === 0 && <p>Nothing so far.</p>}
        <ul className="list">
          {loans?.map((loan) => (
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
