import { Link } from 'react-router'
import { useAppSelector } from '../../app/hooks'
import { PageHeading } from '../../components/PageHeading'
import { TimeAgo } from '../../components/TimeAgo'
import { selectMembers } from './membersSlice'

export function MembersPage() {
  const members = useAppSelector(selectMembers)

  return (
    <>
      <PageHeading>Members</PageHeading>
      <div className="card">
        <ul className="list">
          {members.map((member) => (
            <li key={member.id}>
              <Link to={`/members/${member.id}`}>{member.name}</Link>
              <p className="quiet">
                Joined <TimeAgo iso={member.joinedAt} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
