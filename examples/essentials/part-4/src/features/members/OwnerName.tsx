import { useAppSelector } from '../../app/hooks'
import { selectMemberById } from './membersSlice'

export function OwnerName({ ownerId }: { ownerId: string }) {
  const owner = useAppSelector((state) => selectMemberById(state, ownerId))
  return <span>{owner ? owner.name : 'a former member'}</span>
}
