import { useParams } from 'react-router'
import { messageOf } from '../../app/messageOf'
import { ErrorBox } from '../../components/ErrorBox'
import { NotFoundPage } from '../../components/NotFoundPage'
import { PageHeading } from '../../components/PageHeading'
import { Spinner } from '../../components/Spinner'
import { LoanList } from '../loans/LoanList'
import { selectLoansOfMember, useGetLoansQuery } from '../loans/loansApi'
import { useGetMembersQuery } from './membersApi'

export function MemberPage() {
  const { memberId = '' } = useParams()
  const { data: members } = useGetMembersQuery()
  const member = members?.entities[memberId]

  if (members && !member) return <NotFoundPage what="member" />
  return (
    <>
      <PageHeading>{member?.name ?? 'Member'}</PageHeading>
      <section className="card" aria-labelledby="loans-title">
        <h2 id="loans-title">Borrowed</h2>
        <LoansOfMember memberId={memberId} />
      </section>
    </>
  )
}

function LoansOfMember({ memberId }: { memberId: string }) {
  const { loans, error, isError, isFetching, refetch } = useGetLoansQuery(
    undefined,
    {
      selectFromResult: ({ data, error, isError, isFetching }) => ({
        // Filtering here without a memoized selector would give a new array each time.
        loans: data && selectLoansOfMember(data, memberId),
        error,
        isError,
        isFetching,
      }),
    },
  )

  if (loans) return <LoanList loans={loans} />
  if (isError) return <ErrorBox message={messageOf(error)} onRetry={refetch} />
  return isFetching && <Spinner>Loading the loans…</Spinner>
}
