import { Link } from 'react-router'
import { useGetMembersQuery } from './membersApi'

export function OwnerName({ ownerId }: { ownerId: string }) {
  const { owner } = useGetMembersQuery(undefined, {
    selectFromResult: ({ data }) => ({ owner: data?.entities[ownerId] }),
  })

  if (!owner) return <span>a former member</span>
  return <Link to={`/members/${ownerId}`}>{owner.name}</Link>
}
