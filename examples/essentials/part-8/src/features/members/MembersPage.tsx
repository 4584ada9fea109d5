import { Link } from 'react-router'
import { messageOf } from '../../app/messageOf'
import { ErrorBox } from '../../components/ErrorBox'
import { PageHeading } from '../../components/PageHeading'
import { Spinner } from '../../components/Spinner'
import { TimeAgo } from '../../components/TimeAgo'
import { selectMembers, useGetMembersQuery } from './membersApi'

export function MembersPage() {
  const { data, error, isError, isFetching, refetch } = useGetMembersQuery()

  return (
    <>
      <PageHeading>Members</PageHeading>
      {!data && isFetching && <Spinner>Loading the members…</Spinner>}
      {isError && <ErrorBox message={messageOf(error)} onRetry={refetch} />}
      {data && (
        <div className="card">
          <ul className="list">
            {selectMembers(data).map((member) => (
              <li key={member.id}>
                <Link to={`/members/${member.id}`}>{member.name}</Link>
                <p className="quiet">
                  Joined <TimeAgo iso={member.joinedAt} />
                </p>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
