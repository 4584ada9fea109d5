import { Link } from 'react-router'
import { useGetMembersQuery } from './membersApi'

export function OwnerName({ ownerId }: { ownerId: string }) {
  const { owner, isLoaded } = useGetMembersQuery(undefined, {
    selectFromResult: ({ data }) => ({
      owner: data?.entities[ownerId],
      isLoaded: data !== undefined,
    }),
  })

  if (!isLoaded) return <span>…</span>
  if (!owner) return <span>a former member</span>
  return <Link to={`/members/${ownerId}`}>{owner.name}</Link>
}
