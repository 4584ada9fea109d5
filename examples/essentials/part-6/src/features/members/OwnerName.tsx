import { Link } from 'react-router'
import { useAppSelector } from '../../app/hooks'
import { selectMemberById } from './membersSlice'

export function OwnerName({ ownerId }: { ownerId: string }) {
  const owner = useAppSelector((state) => selectMemberById(state, ownerId))

  if (!owner) return <span>a former member</span>
  return <Link to={`/members/${ownerId}`}>{owner.name}</Link>
}
